import { vi } from 'vitest';
import { installIntersectionObserver } from './intersection';

/** Installs what browsers have and jsdom lacks, as far as the app needs it. */
export function installBrowserStubs(): void {
  installIntersectionObserver();
  setMedia();
  window.scrollTo = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  HTMLMediaElement.prototype.play = vi.fn(() => Promise.resolve());
  HTMLMediaElement.prototype.pause = vi.fn();
  HTMLMediaElement.prototype.load = vi.fn();
  globalThis.ResizeObserver = class {
    observe() {
      // jsdom has no layout, so sizes never change.
    }
    unobserve() {
      // Nothing was observed.
    }
    disconnect() {
      // Nothing was observed.
    }
  };
  HTMLDialogElement.prototype.showModal = function (this: HTMLDialogElement) {
    this.open = true;
    const focusable = this.querySelector<HTMLElement>(
      '[autofocus], button, input, a[href], select, textarea',
    );
    focusable?.focus();
  };
  HTMLDialogElement.prototype.close = function (this: HTMLDialogElement) {
    this.open = false;
  };
}

/** Installs a canvas, because the animation's player paints one pixel when its code is loaded. */
export function installCanvas(): void {
  HTMLCanvasElement.prototype.getContext = (() => ({
    fillRect: () => undefined,
  })) as unknown as HTMLCanvasElement['getContext'];
}

/** Sets which media queries match; none without an argument. */
export function setMedia(...matching: readonly string[]): void {
  window.matchMedia = (query) =>
    ({
      media: query,
      matches: matching.some((part) => query.includes(part)),
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }) as unknown as MediaQueryList;
}
