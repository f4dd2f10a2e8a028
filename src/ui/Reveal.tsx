import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '#lib/classNames';
import { prefersReducedMotion } from '#lib/useMediaQuery';
import styles from './Reveal.module.css';

/** Reveals its content over 1200 ms when it is first scrolled into view. It is never hidden without motion or scripts. */
export function Reveal({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || prefersReducedMotion()) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry && !entry.isIntersecting && entry.boundingClientRect.y >= window.innerHeight) {
          element.dataset.reveal = 'waiting';
          return;
        }
        if (element.dataset.reveal) element.dataset.reveal = 'shown';
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
