import { useEffect, useRef, type ReactNode } from 'react';
import { classNames } from '../lib/classNames';
import { prefersReducedMotion } from '../lib/useMediaQuery';
import styles from './Reveal.module.css';

/**
 * Reveals its content over 1200 ms when it is first scrolled into view. Content is hidden
 * only while an observer watches it: without scripts or observers, or with reduced motion, it simply shows.
 */
export function Reveal({ children, className }: { children: ReactNode; className?: string | undefined }) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const element = box.current;
    if (!element || typeof IntersectionObserver === 'undefined') return;
    if (prefersReducedMotion()) return;
    sharedObserver().observe(element);
    return () => {
      sharedObserver().unobserve(element);
      delete element.dataset.reveal;
    };
  }, []);
  return (
    <div ref={box} className={classNames(styles.reveal, className)}>
      {children}
    </div>
  );
}

let observer: IntersectionObserver | undefined;

/** One for all: it reads positions after a layout that happens anyway, and hides them together. */
function sharedObserver(): IntersectionObserver {
  observer ??= new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting, boundingClientRect } of entries) {
        if (!(target instanceof HTMLElement)) continue;
        const waiting = target.dataset.reveal === 'waiting';
        if (waiting && !isIntersecting) continue;
        if (!waiting && boundingClientRect.y >= window.innerHeight) {
          target.dataset.reveal = 'waiting';
        } else {
          if (waiting) target.dataset.reveal = 'shown';
          observer?.unobserve(target);
        }
      }
    },
    { threshold: 0.08 },
  );
  return observer;
}
