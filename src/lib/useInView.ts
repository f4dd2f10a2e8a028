import { useEffect, useState, type RefObject } from 'react';

interface InViewOptions {
  /** The distance that counts as near, as a CSS length such as '200px'. */
  margin?: string;
  once?: boolean;
  initially?: boolean;
}

export function useInView(
  element: RefObject<Element | null>,
  { margin = '0px', once = false, initially = false }: InViewOptions = {},
): boolean {
  const [inView, setInView] = useState(initially);
  useEffect(() => {
    const target = element.current;
    if (!target) return;
    const observer = new IntersectionObserver(
      (entries) => {
        const isIntersecting = entries.at(-1)?.isIntersecting ?? false;
        setInView(isIntersecting);
        if (isIntersecting && once) observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, margin, once]);
  return inView;
}
