/** The keys of a walk that write nothing. */
export type Key = 'Enter' | 'Escape' | 'Tab' | 'ArrowDown';

/** What a person does at a browser, in any engine; everything else is asked of the page itself. */
export interface Driver {
  /** Opens an address, and waits until the page has loaded. */
  open: (address: string) => Promise<void>;
  /**
   * Runs a function in the page.
   * @param act without anything of its surroundings; what goes in and comes out is JSON
   */
  run: <Args extends readonly unknown[], Result>(
    act: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
  /** Runs a script's text in the page. */
  load: (script: string) => Promise<void>;
  /** Clicks at a place of the viewport, in CSS pixels. */
  click: (x: number, y: number) => Promise<void>;
  press: (key: Key) => Promise<void>;
  type: (text: string) => Promise<void>;
  close: () => Promise<void>;
}

/** The size of the window's inside, in CSS pixels. */
export interface Size {
  width: number;
  height: number;
}
