import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { replayPress, restoreInput, takeOverInput } from '../../../../src/app/earlyInput';
import { recordPresses } from '../../../../src/build/inline/presses';

const $ = (selector: string): HTMLElement => {
  const element = document.querySelector<HTMLElement>(selector);
  if (!element) throw new Error(`no ${selector}`);
  return element;
};
const $form = (selector: string) => $(selector) as HTMLFormElement;
const $field = (selector: string) => $(selector) as HTMLInputElement;

const PAGE = `
  <header>
    <button id="menu" aria-label="Menu"></button><button id="search">Search</button><a href="#x">Link</a>
    <ul><li data-audience="guest"><a href="/login">Login</a></li><li><button id="logout">Logout</button></li></ul>
  </header>
  <main>
    <button id="notify">Notify Me</button><button id="notify2">Notify Me</button>
    <form id="login" method="dialog">
      <input name="email" type="email"><input name="password" type="password"><input name="name">
      <input name="remember" type="checkbox"><textarea name="message"></textarea>
      <button id="submit" type="submit">Login</button>
    </form>
    <form id="filters" aria-label="Filters"><input name="search"></form>
    <select name="sort"><option selected>featured</option><option>name</option></select>
  </main>`;

/** Adds listeners, as React does when it hydrates: from now on the elements respond. */
function hydrate(): string[] {
  const heard: string[] = [];
  for (const button of document.querySelectorAll<HTMLElement>('button:not([type=submit])'))
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

/** Renders the page anew, as React does when the HTML does not match, with other elements before the known ones. */
function renderAnew(): string[] {
  $('#root').innerHTML = PAGE.replaceAll('<button', '<i></i><button').replace(/<li data.*?<\/li>/, '');
  restoreInput();
  return hydrate();
}

/** The app starts, and responds once the page is hydrated, or rendered anew. */
async function start(how: () => string[] = hydrate): Promise<string[]> {
  takeOverInput();
  const heard = how();
  replayPress();
  await vi.runAllTimersAsync();
  return heard;
}

beforeEach(() => {
  vi.useFakeTimers();
  document.body.innerHTML = `<div id="root">${PAGE}</div>`;
  recordPresses();
});
afterEach(() => {
  takeOverInput();
  replayPress();
  vi.runAllTimers();
  vi.useRealTimers();
  document.body.replaceChildren();
});

const WAYS = [
  ['hydrates', hydrate],
  ['renders anew', renderAnew],
] as const;

describe.each(WAYS)('a press before React %s the page', (_way, how) => {
  it.each([
    ['a button of the header', '#menu', 'click menu'],
    [
      "a button whose place in its list differs in the shell, because guests' links are hidden",
      '#logout',
      'click logout',
    ],
    ['a button of the page', '#notify', 'click notify'],
    ['the second of two buttons with the same name', '#notify2', 'click notify2'],
    ['the submit button of a form', '#submit', 'submit login'],
  ])('is repeated: %s', async (_name, selector, done) => {
    $(selector).click();
    expect($(selector).getAttribute('aria-busy')).toBe('true');
    expect(await start(how)).toEqual([done]);
    expect($(selector).hasAttribute('aria-busy')).toBe(false);
  });

  it.each([
    ['with a submit button', '#login', '#submit'],
    ['without one', '#filters', '#filters'],
  ])('is repeated for Enter in a form %s', async (_name, form, busy) => {
    $form(form).requestSubmit();
    expect($(busy).getAttribute('aria-busy')).toBe('true');
    expect(await start(how)).toEqual([`submit ${form.slice(1)}`]);
  });

  it('is repeated once, and only the last one', async () => {
    $('#menu').click();
    $('#search').click();
    $('#search').click();
    expect($('#menu').hasAttribute('aria-busy')).toBe(false);
    const heard = await start(how);
    replayPress();
    await vi.runAllTimersAsync();
    expect(heard).toEqual(['click search']);
  });

  it('is not repeated after one that React has handled', async () => {
    $('#menu').click();
    const heard = await start(() => {
      const live = how();
      $('#search').click();
      return live;
    });
    expect(heard).toEqual(['click search']);
    expect(document.querySelector('[aria-busy]')).toBeNull();
  });

  it('is forgotten when the page is left', async () => {
    $('#menu').click();
    window.dispatchEvent(new Event('pagehide'));
    expect($('#menu').hasAttribute('aria-busy')).toBe(false);
    expect(await start(how)).toEqual([]);
  });

  it('notifies the app of a chosen option', async () => {
    $field('select').value = 'name';
    $('select').dispatchEvent(new Event('change', { bubbles: true }));
    expect(await start(how)).toEqual(['change name']);
    expect($field('select').value).toBe('name');
  });
});

describe('a press', () => {
  it('is repeated on the element that replaces the pressed one while it is hydrated', async () => {
    $('#menu').click();
    // React hydrates a waiting part of the page when it is pressed, and renders it anew if it does not match.
    let heard: string[] = [];
    $('#menu').addEventListener('click', () => (heard = renderAnew()));
    await start(() => []);
    expect(heard).toEqual(['click menu']);
  });

  it('is left to the browser if it is on a link', () => {
    const follow = vi.fn();
    $('a').addEventListener('click', follow);
    $('a').click();
    expect(follow).toHaveBeenCalledOnce();
    expect($('a').hasAttribute('aria-busy')).toBe(false);
  });

  it('is not recorded once the app has taken over', async () => {
    takeOverInput();
    $('#menu').click();
    expect($('#menu').hasAttribute('aria-busy')).toBe(false);
    expect(await start()).toEqual([]);
  });
});

describe('what was typed', () => {
  const type = (): void => {
    // Also what the browser has filled in, without any event.
    $field('[name=email]').value = 'ada@example.com';
    $field('[name=password]').value = 'secret';
    $field('[name=remember]').checked = true;
    $field('textarea').value = 'Hello';
    $field('[name=name]').value = 'Ada Lovelace';
    $('[name=name]').focus();
    $field('[name=name]').setSelectionRange(4, 8, 'backward');
  };
  const typed = () => {
    const form = new FormData($form('#login'));
    const { name, selectionStart, selectionEnd } = document.activeElement as HTMLInputElement;
    return { ...Object.fromEntries(form), focus: [name, selectionStart, selectionEnd] };
  };

  it.each(WAYS)('stays when React %s the page: values, focus and selection', async (_way, how) => {
    type();
    await start(how);
    expect(typed()).toEqual({
      email: 'ada@example.com',
      password: 'secret',
      remember: 'on',
      message: 'Hello',
      name: 'Ada Lovelace',
      focus: ['name', 4, 8],
    });
  });

  it('stays if the browser fills it in while React renders', async () => {
    await start(() => {
      type();
      return renderAnew();
    });
    expect(typed()).toMatchObject({ email: 'ada@example.com', password: 'secret' });
  });

  it('is announced to the app by an event', async () => {
    $field('[name=search]').value = 'oud';
    const heard: unknown[] = [];
    document.addEventListener('input', ({ target }) => heard.push((target as HTMLInputElement).value), {
      once: true,
    });
    await start(renderAnew);
    expect(heard).toEqual(['oud']);
  });

  it('replaces nothing that the app has filled in, if the user has typed nothing', async () => {
    await start(() => {
      const heard = renderAnew();
      $field('[name=email]').value = 'remembered@example.com';
      $field('select').value = 'name';
      return heard;
    });
    expect($field('[name=email]').value).toBe('remembered@example.com');
    expect($field('select').value).toBe('name');
  });

  it('is left alone when a part of the page is rendered later', async () => {
    $('[name=name]').focus();
    await start();
    renderAnew();
    await vi.runAllTimersAsync();
    expect(document.activeElement).toBe(document.body);
  });
});
