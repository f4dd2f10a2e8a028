import { vi } from 'vitest';
import { installIntersectionObserver } from './intersection';

/** Installs before each test what browsers have and jsdom lacks, as far as the app needs it. */
export function installBrowserStubs(): void {
  installIntersectionObserver();
  setMedia();
  window.scrollTo = vi.fn();
  window.scrollBy = vi.fn();
  Element.prototype.scrollIntoView = vi.fn();
  HTMLMediaElement.prototype.play = vi.fn(() => Promise.resolve());
  HTMLMediaElement.prototype.pause = vi.fn();
  HTMLMediaElement.prototype.load = vi.fn();
  // jsdom has no layout, so sizes never change.
  globalThis.ResizeObserver = class {
    observe = () => undefined;
    unobserve = () => undefined;
    disconnect = () => undefined;
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

const openPopovers = new WeakSet<Element>();

/** Opens or closes a popover, and tells it in a later task, as browsers do. */
function setPopover(element: HTMLElement, isOpen: boolean): void {
  if (openPopovers.has(element) === isOpen) return;
  if (isOpen) openPopovers.add(element);
  else openPopovers.delete(element);
  const states = isOpen ? ['closed', 'open'] : ['open', 'closed'];
  const event = Object.assign(new Event('toggle'), { oldState: states[0], newState: states[1] });
  setTimeout(() => element.dispatchEvent(event));
}

/** Installs popovers with their buttons and Escape. The menu is visible, as in a wide window. */
function installPopovers(): void {
  const stub: Partial<Pick<HTMLElement, 'showPopover' | 'hidePopover'>> = HTMLElement.prototype;
  if (stub.showPopover) return;
  // jsdom's own style sheet would hide a popover.
  const { matches, setAttribute } = Element.prototype;
  Element.prototype.setAttribute = function (this: Element, name: string, value: string) {
    setAttribute.call(this, name === 'popover' ? 'data-popover' : name, value);
  };
  Element.prototype.matches = function (this: Element, selector: string) {
    return selector === ':popover-open' ? openPopovers.has(this) : matches.call(this, selector);
  } as typeof matches;
  stub.showPopover = function (this: HTMLElement) {
    setPopover(this, true);
  };
  stub.hidePopover = function (this: HTMLElement) {
    setPopover(this, false);
  };
  document.addEventListener('click', ({ target }) => {
    const id = (target as Element).closest('[popovertarget]')?.getAttribute('popovertarget') ?? '';
    const popover = document.getElementById(id);
    if (popover) setPopover(popover, !openPopovers.has(popover));
  });
  document.addEventListener('keydown', ({ key }) => {
    const popover = document.querySelector<HTMLElement>('[data-popover]');
    if (key === 'Escape' && popover) setPopover(popover, false);
  });
}

/**
 * Computes the style of each kind of element once. Tests load no style sheets, so that jsdom's own sheet, which takes
 * a fifth of their time, and these attributes decide alone.
 */
function installComputedStyle(): void {
  const compute = window.getComputedStyle.bind(window);
  const known = new Map<string, CSSStyleDeclaration>();
  window.getComputedStyle = (element) => {
    const attributes = ['style', 'hidden', 'open'].map((name) => element.getAttribute(name));
    const kind = JSON.stringify([element.tagName, attributes]);
    const style = known.get(kind) ?? compute(element.cloneNode() as Element);
    known.set(kind, style);
    return style;
  };
}

/** Installs a canvas, because the animation's player paints one pixel when its code is loaded. */
function installCanvas(): void {
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

/** Installs once what jsdom lacks in every test. */
export function installBrowser(): void {
  installCanvas();
  installComputedStyle();
  installPopovers();
}
