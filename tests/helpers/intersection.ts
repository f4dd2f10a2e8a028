import { act } from '@testing-library/react';

const observers = new Set<IntersectionObserverStub>();

class IntersectionObserverStub implements IntersectionObserver {
  readonly root = null;
  readonly rootMargin = '';
  readonly scrollMargin = '';
  readonly thresholds = [];
  readonly targets = new Set<Element>();
  constructor(readonly callback: IntersectionObserverCallback) {}
  observe(target: Element) {
    observers.add(this);
    this.targets.add(target);
  }
  unobserve(target: Element) {
    this.targets.delete(target);
  }
  disconnect() {
    this.targets.clear();
    observers.delete(this);
  }
  takeRecords() {
    return [];
  }
}

/** jsdom has no layout, so each test decides which elements are in view. */
export function installIntersectionObserver(): void {
  observers.clear();
  globalThis.IntersectionObserver = IntersectionObserverStub;
}

/** Makes an element and all observed elements in it come into view or leave it. */
export function intersect(element: Element, isIntersecting = true): void {
  act(() => {
    for (const observer of [...observers]) {
      const targets = [...observer.targets].filter((target) => element.contains(target));
      const entries = targets.map(
        (target) =>
          ({
            target,
            isIntersecting,
            boundingClientRect: target.getBoundingClientRect(),
          }) as unknown as IntersectionObserverEntry,
      );
      if (entries.length > 0) observer.callback(entries, observer);
    }
  });
}

/** Scrolls to the end of the page: all observed elements come into view. */
export const scrollToEnd = (): void => intersect(document.body);
