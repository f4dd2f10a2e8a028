import { useEffect, useState, type RefObject } from 'react';
import { GROUP_SIZE } from '../../components/paged/groups';

/** Cards of the first row in the narrowest grid: their pictures are asked for at once. */
export const FIRST_ROW = 2;

/**
 * How many pictures of the first group are asked for. Until the user scrolls these are the ones in the view:
 * a browser's own laziness would fetch several screens of them, and hold up the first.
 */
export function useFirstPictures(list: RefObject<HTMLElement | null>): number {
  const [count, setCount] = useState(FIRST_ROW);
  useEffect(() => {
    const cards = [...(list.current?.firstElementChild?.children ?? [])];
    const askForAll = (): void => setCount(GROUP_SIZE);
    if (window.scrollY > 0 || typeof IntersectionObserver === 'undefined') {
      askForAll();
      return;
    }
    const observer = new IntersectionObserver((entries) => {
      const seen = entries
        .filter((entry) => entry.isIntersecting)
        .map(({ target }) => cards.indexOf(target) + 1);
      setCount((before) => Math.max(before, ...seen));
    });
    cards.forEach((card) => observer.observe(card));
    window.addEventListener('scroll', askForAll, { once: true, passive: true });
    return () => {
      observer.disconnect();
      window.removeEventListener('scroll', askForAll);
    };
  }, [list]);
  return count;
}
