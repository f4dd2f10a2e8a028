import { expect } from 'vitest';

/** Whatever was written to console.error and console.warn, and not yet expected. */
let written: string[] = [];

/** Collects what the code under test writes; called before each test. */
export function watchConsole(): void {
  written = [];
  const collect = (...words: unknown[]): void => {
    written.push(words.map((word) => (word instanceof Error ? word.message : String(word))).join(' '));
  };
  console.error = collect;
  console.warn = collect;
}

/** Expects a warning or error to have been logged, and takes it off the list. */
export function expectLogged(pattern: RegExp): void {
  expect(written.join('\n')).toMatch(pattern);
  written = written.filter((line) => !pattern.test(line));
}

/** Fails a test that logged what it did not expect. */
export function failOnUnexpectedLog(): void {
  const unexpected = written;
  written = [];
  expect(unexpected, 'unexpected console output').toEqual([]);
}
