import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { recordPresses } from '../../../../src/build/inline/presses';

const $ = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};

/** Replays presses, as the app does when it has hydrated a part of the page. */
function takeOver(part: 'frame' | 'page'): void {
  window.replayPress?.(part);
  vi.runAllTimers();
}

/** Adds listeners, as React does when it hydrates: from now on the elements respond. */
function hydrate(): string[] {
  const heard: string[] = [];
  for (const button of document.querySelectorAll('button'))
    button.addEventListener('click', () => heard.push(`click ${button.id}`));
  for (const form of document.querySelectorAll('form'))
    form.addEventListener('submit', (event) => {
      event.preventDefault();
      heard.push(`submit ${form.id}`);
    });
  for (const select of document.querySelectorAll('select'))
    select.addEventListener('change', () => heard.push(`change ${select.value}`));
  return heard;
}

describe('a press before the page is hydrated (3.35)', () => {
  beforeEach(() => {
    vi.useFakeTimers();
    document.body.innerHTML = `<div id="root">
      <header><button id="menu">Menu</button><button id="search">Search</button><a href="#x">Link</a></header>
      <main>
        <button id="notify">Notify Me</button>
        <form id="login" method="dialog"><input name="email"><button id="submit" type="submit">Login</button></form>
        <select><option>featured</option><option>name</option></select>
      </main></div>`;
    recordPresses();
  });
  afterEach(() => {
    takeOver('page');
    vi.useRealTimers();
    document.body.replaceChildren();
  });

  it.each([
    ['a button of the frame', '#menu', 'frame', ['click menu']],
    ['a button of the page, once the page is there', '#notify', 'page', ['click notify']],
    ['a button of the page, not with the frame', '#notify', 'frame', []],
    ['the submit button of a form', '#submit', 'page', ['submit login']],
  ] as const)('is replayed: %s', (_name, pressed, part, done) => {
    $(pressed).click();
    expect($(pressed).getAttribute('aria-busy')).toBe('true');
    const heard = hydrate();
    takeOver(part);
    expect(heard.filter((what) => what !== 'click submit')).toEqual(done);
    expect($(pressed).hasAttribute('aria-busy')).toBe(done.length === 0);
  });

  it('is replayed for Enter in a form, and the typed text stays', () => {
    const field = $('input') as HTMLInputElement;
    field.value = 'ada@example.com';
    ($('form') as HTMLFormElement).requestSubmit();
    expect($('#submit').getAttribute('aria-busy')).toBe('true');
    const heard = hydrate();
    takeOver('page');
    expect(heard).toEqual(['submit login']);
    expect(field.value).toBe('ada@example.com');
  });

  it('is replayed once, and only the last one', () => {
    $('#menu').click();
    $('#search').click();
    $('#search').click();
    expect($('#menu').hasAttribute('aria-busy')).toBe(false);
    const heard = hydrate();
    takeOver('frame');
    takeOver('page');
    expect(heard).toEqual(['click search']);
  });

  it('is replayed on the element that the app has rendered in place of the pressed one', () => {
    $('#menu').click();
    const root = $('#root');
    root.innerHTML = String(root.innerHTML);
    const heard = hydrate();
    takeOver('frame');
    expect(heard).toEqual(['click menu']);
  });

  it('is forgotten when the page is left', () => {
    $('#menu').click();
    window.dispatchEvent(new Event('pagehide'));
    expect($('#menu').hasAttribute('aria-busy')).toBe(false);
    const heard = hydrate();
    takeOver('frame');
    expect(heard).toEqual([]);
  });

  it('is left to the browser if it is on a link', () => {
    const follow = vi.fn();
    $('a').addEventListener('click', follow);
    $('a').click();
    expect(follow).toHaveBeenCalledOnce();
    expect($('a').hasAttribute('aria-busy')).toBe(false);
  });

  it('replays the change of a select', () => {
    const select = $('select') as HTMLSelectElement;
    select.value = 'name';
    select.dispatchEvent(new Event('change', { bubbles: true }));
    const heard = hydrate();
    takeOver('page');
    expect(heard).toEqual(['change name']);
  });

  it('is not recorded after the app has hydrated the page', () => {
    takeOver('page');
    $('#menu').click();
    expect($('#menu').hasAttribute('aria-busy')).toBe(false);
  });
});
