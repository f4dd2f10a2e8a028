import { useEffect, useRef, type ReactNode } from 'react';
import { useEvent } from '../lib/useEvent';
import styles from './InfiniteTrigger.module.css';

interface InfiniteTriggerProps {
  /** There may be another page. */
  active: boolean;
  /** A page is being loaded. */
  loading: boolean;
  onReach: () => void;
  /** How far from the view the next page is asked for, as a root margin. */
  margin?: string;
  children?: ReactNode;
}

/**
 * Stands at the end of a list and asks for the next page when it comes into view. It does nothing while the focus
 * is in the footer, so that the footer can be read (behaviour 3.22).
 */
export function InfiniteTrigger({
  active,
  loading,
  onReach,
  margin = '300% 0px 400px',
  children,
}: InfiniteTriggerProps) {
  const end = useRef<HTMLDivElement>(null);
  const reach = useEvent(onReach);
  useEffect(() => {
    const element = end.current;
    if (!element || !active || loading || typeof IntersectionObserver === 'undefined') return;
    const observer = new IntersectionObserver(
      (entries) => {
        const reading = document.activeElement?.closest('footer');
        if (!reading && entries.some((entry) => entry.isIntersecting)) reach();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [active, loading, margin, reach]);
  return (
    <div ref={end} className={styles.end}>
      {children}
    </div>
  );
}
