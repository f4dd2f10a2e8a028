/** The keys that the tests press, except for typing text. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/**
 * What a person can do in a browser, in any engine. Everything else is done by functions that run in the page.
 */
export interface Driver {
  /** Opens an address, and waits until the page has loaded. */
  open: (address: string) => Promise<void>;
  /**
   * Runs a function in the page.
   * @param act uses nothing from its scope; arguments and result are JSON
   */
  run: <Args extends readonly unknown[], Result>(
    act: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Runs a script's text in the page. */
  load: (script: string) => Promise<void>;
  /** Clicks at a position of the viewport, in CSS pixels. */
  click: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The size of the viewport, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}
