import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { expect } from '@playwright/test';
import { isHydrated } from '../e2e/settled';
import type { Driver, Key } from './driver';

const QUERIES = readFileSync(
  createRequire(import.meta.url).resolve('@testing-library/dom/dist/@testing-library/dom.umd.min.js'),
  'utf8',
);

/** An element to look for, by its accessible role and name. */
export interface Sought {
  role: string;
  name?: string;
  /** The role of the element that contains it. */
  within?: string;
}

interface Found {
  x: number;
  y: number;
  text: string;
  count: number;
  /** True if it is focused, otherwise the element that is. */
  focused: true | string;
}

interface Queries {
  TestingLibraryDom?: {
    queryAllByRole: (
      within: HTMLElement,
      role: string,
      options?: { name: (name: string) => boolean },
    ) => HTMLElement[];
  };
}

/**
 * Runs in the page: finds an element, scrolls it into view, and returns the point of a click on it.
 * @returns a text if it is missing; null if the page has not loaded Testing Library's queries
 */
function look({ role, name, within }: Sought): Found | string | null {
  const queries = (window as unknown as Queries).TestingLibraryDom;
  if (!queries) return null;
  const { queryAllByRole } = queries;
  const places = within === undefined ? [document.body] : queryAllByRole(document.body, within);
  const isNamed = (found: string): boolean => name === undefined || found === name;
  const found = places.flatMap((place) => queryAllByRole(place, role, { name: isNamed }));
  const [element] = found;
  if (!element) return 'is not there';
  element.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = element.getBoundingClientRect();
  const [x, y] = [left + width / 2, top + height / 2];
  const hit = document.elementFromPoint(x, y);
  return {
    x,
    y,
    text: element.textContent,
    count: found.length,
    focused: document.activeElement === element || (document.activeElement?.outerHTML.slice(0, 100) ?? ''),
    ...(hit && (element.contains(hit) || hit.contains(element)) ? {} : { x: -1 }),
  };
}

/** Runs in the page: focuses a field and selects its content. @returns whether the field exists */
function enterField(label: string): boolean {
  const labels = [...document.querySelectorAll<HTMLLabelElement>('main label, dialog[open] label')];
  const field = labels.find((element) => element.textContent.trim() === label)?.control;
  if (!(field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement)) return false;
  field.focus();
  field.select();
  return true;
}

const nameOf = ({ role, name = '' }: Sought): string => `${role} '${name}'`;

/** A visitor of the shop, in any engine. */
export class Visitor {
  constructor(
    readonly driver: Driver,
    private readonly site: string,
  ) {}

  /** Opens a page, and waits until it responds. */
  async open(path: string): Promise<void> {
    await this.driver.open(this.site + path);
    await expect.poll(() => this.driver.run(isHydrated), `${path} is hydrated`).toBe(true);
  }

  async reads(text: string): Promise<void> {
    await expect.poll(() => this.driver.run(() => document.body.innerText), text).toContain(text);
  }

  async at(path: string): Promise<void> {
    // During a navigation there may be no page to ask.
    await expect(async () => {
      expect(await this.driver.run(() => location.pathname + location.search)).toBe(path);
    }).toPass({ timeout: 10_000 });
  }

  /** Loads the queries if this document does not have them yet. */
  private async look(sought: Sought): Promise<Found | string> {
    const found = await this.driver.run(look, sought);
    if (found !== null) return found;
    await this.driver.load(QUERIES);
    return (await this.driver.run(look, sought)) ?? 'is not there yet';
  }

  private async find(sought: Sought): Promise<Found> {
    let found: Found | string = '';
    await expect
      .poll(async () => {
        found = await this.look(sought);
        return typeof found === 'string' ? found : 'found';
      }, nameOf(sought))
      .toBe('found');
    return found as unknown as Found;
  }

  /** Waits until the element exists. @returns how many there are */
  async sees(sought: Sought): Promise<number> {
    return (await this.find(sought)).count;
  }

  async textOf(sought: Sought): Promise<string> {
    return (await this.find(sought)).text;
  }

  async isGone(sought: Sought): Promise<void> {
    await expect.poll(() => this.look(sought), nameOf(sought)).toBe('is not there');
  }

  async isFocused(sought: Sought): Promise<void> {
    await expect.poll(async () => (await this.find(sought)).focused, `focus on ${nameOf(sought)}`).toBe(true);
  }

  /** Clicks the element once it holds still and nothing covers it. */
  async click(sought: Sought): Promise<void> {
    let last = { x: 0, y: 0 };
    await expect
      .poll(
        async () => {
          const before = last;
          last = await this.find(sought);
          return last.x >= 0 && last.x === before.x && last.y === before.y;
        },
        `${nameOf(sought)} can be clicked`,
      )
      .toBe(true);
    await this.driver.click(last.x, last.y);
  }

  press(key: Key): Promise<void> {
    return this.driver.press(key);
  }

  type(text: string): Promise<void> {
    return this.driver.type(text);
  }

  /** Fills in fields, replacing their content. */
  async fill(fields: Readonly<Record<string, string>>): Promise<void> {
    for (const [label, text] of Object.entries(fields)) {
      await expect.poll(() => this.driver.run(enterField, label), `the field ${label}`).toBe(true);
      await this.driver.type(text);
    }
  }

  /** Returns the problems since the last call: uncaught errors, console errors and policy violations. */
  problems(): Promise<string[]> {
    return this.driver.run(() => {
      const noted = window.name === '' ? [] : (JSON.parse(window.name) as string[]);
      window.name = '';
      return noted;
    });
  }
}
