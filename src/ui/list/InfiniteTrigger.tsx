import { useEffect, useEffectEvent, useRef, type ReactNode } from 'react';
import { classNames } from '#lib/classNames';
import styles from './InfiniteTrigger.module.css';

/**
 * The list's end counts as reached 400 px before it comes into view. It still counts when it is up to three windows
 * above the view: a jump to the end of the page passes it, and on a phone the footer is that high.
 */
const NEAR = '300% 0px 400px';

interface InfiniteTriggerProps {
  /** Not while a page loads: a list that is still short then requests the next one. */
  active: boolean;
  onReach: () => void;
  margin?: string;
  className?: string | undefined;
  children?: ReactNode;
}

const isInFooter = (at: unknown): boolean => at instanceof Element && at.closest('footer') !== null;

/** Requests the next page when a list's end is in view. While the focus is in the footer it waits: people read there. */
export function InfiniteTrigger({
  active,
  onReach,
  margin = NEAR,
  className,
  children,
}: InfiniteTriggerProps) {
  const end = useRef<HTMLDivElement>(null);
  const reach = useEffectEvent(onReach);
  useEffect(() => {
    const element = end.current;
    if (!element || !active) return;
    let inView = false;
    const observer = new IntersectionObserver(
      (entries) => {
        inView = entries.at(-1)?.isIntersecting ?? false;
        if (inView && !isInFooter(document.activeElement)) reach();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    // If the window loses the focus, the active element stays, so the focus has not left the footer.
    const leave = ({ target, relatedTarget }: FocusEvent): void => {
      const leaves = isInFooter(target) && ![relatedTarget, document.activeElement].some(isInFooter);
      if (inView && leaves) reach();
    };
    document.addEventListener('focusout', leave);
    return () => {
      observer.disconnect();
      document.removeEventListener('focusout', leave);
    };
  }, [active, margin]);
  return (
    <div ref={end} className={classNames(styles.end, className)}>
      {children}
    </div>
  );
}
