import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../lib/classNames';
import styles from './Reveal.module.css';

/**
 * Lets its content rise into view over 1200 ms when it is first scrolled to (behaviour 7.9). Content is hidden only
 * while this runs and an observer watches it: without scripts, without observers and under reduced motion it
 * simply shows.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    if (window.matchMedia('(prefers-reduced-motion: reduce)').matches) return;
    if (element.getBoundingClientRect().top < window.innerHeight) return;
    element.dataset.reveal = 'waiting';
    const observer = new IntersectionObserver(
      (entries) => {
        if (!entries.some((entry) => entry.isIntersecting)) return;
        element.dataset.reveal = 'shown';
        observer.disconnect();
      },
      { threshold: 0.08 },
    );
    observer.observe(element);
    return () => {
      observer.disconnect();
      delete element.dataset.reveal;
    };
  }, []);
  return (
    <div ref={box} className={classNames(styles.reveal, className)}>
      {children}
    </div>
  );
}
