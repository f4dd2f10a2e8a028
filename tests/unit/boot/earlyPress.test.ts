import { beforeEach, expect, it, vi } from 'vitest';
import { rememberPress, repeatPress } from '#boot/earlyPress';

const $ = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};

const PAGE = `<main><button id="search" aria-label="Search"><svg></svg></button><button id="menu" popovertarget="nav">Menu</button>
  <form><input name="email"><button id="login" type="submit">Login</button></form></main>`;

let heard: string[] = [];

/** The app responds from now on, and repeats the press. */
async function start(): Promise<readonly string[]> {
  heard = [];
  for (const type of ['click', 'submit'])
    $('main').addEventListener(type, (event) => {
      if (type === 'submit') event.preventDefault();
      heard.push(`${type} ${(event.target as HTMLElement).id}`.trim());
    });
  window.earlyPress?.stop();
  repeatPress();
  await vi.runAllTimersAsync();
  return heard;
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = PAGE;
  rememberPress();
});

it('the last button that was pressed is pressed once more', async () => {
  $('#login').click();
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  expect(await start()).toEqual(['click search']);
});

it('a form is not sent by the browser, but once by the app', async () => {
  const sent = new SubmitEvent('submit', { bubbles: true, cancelable: true, submitter: $('#login') });
  $('form').dispatchEvent(sent);
  expect(sent.defaultPrevented).toBe(true);
  expect(await start()).toEqual(['click login', 'submit']);
});

it('a button that opens a popover is left to the browser', async () => {
  $('#menu').click();
  expect(await start()).toEqual([]);
});

it('a button that is gone is not pressed', async () => {
  $('#search').click();
  $('#search').remove();
  expect(await start()).toEqual([]);
});
