import { expect } from 'vitest';

/** The output of console.error and console.warn that no test has expected yet. */
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

/** Expects that a warning or an error was logged, and removes it from the list. */
export function expectLogged(pattern: RegExp): void {
  expect(written.join('\n')).toMatch(pattern);
  written = written.filter((line) => !pattern.test(line));
}

/** Fails a test that logged something unexpected. */
export function failOnUnexpectedLog(): void {
  const unexpected = written;
  written = [];
  expect(unexpected, 'unexpected console output').toEqual([]);
}
