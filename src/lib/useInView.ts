import { useEffect, useState, type RefObject } from 'react';

/**
 * Whether an element is in, or near, the view. Where the browser can't tell, it counts as seen, so that
 * nothing stays hidden or unloaded.
 * @param margin how near counts, as a CSS length such as '200px'
 * @param once stays true after the first time
 */
export function useInView(element: RefObject<Element | null>, margin = '0px', once = false): boolean {
  const [inView, setInView] = useState(false);
  useEffect(() => {
    const target = element.current;
    if (!target || typeof IntersectionObserver === 'undefined') {
      setInView(true);
      return;
    }
    const observer = new IntersectionObserver(
      (entries) => {
        const seen = entries.at(-1)?.isIntersecting ?? false;
        setInView(seen);
        if (seen && once) observer.disconnect();
      },
      { rootMargin: margin },
    );
    observer.observe(target);
    return () => observer.disconnect();
  }, [element, margin, once]);
  return inView;
}
