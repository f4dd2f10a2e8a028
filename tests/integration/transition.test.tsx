import { screen, waitFor } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { routeOf } from '../../src/app/routes';
import { paths } from '../../src/config/paths';
import { address, renderApp } from '../helpers/app';
import { setMedia } from '../helpers/browser';

/** A browser that has view transitions, with as much of them as React asks for. */
function installTransitions() {
  const start = vi.fn(({ update }: { update: () => unknown }) => {
    const done = Promise.resolve().then(update);
    return { ready: done, finished: done, updateCallbackDone: done, skipTransition: () => undefined };
  });
  vi.stubGlobal('CSS', { escape: (text: string) => text });
  Object.assign(document, { startViewTransition: start, fonts: { status: 'loaded' } });
  document.documentElement.getAnimations = () => [];
  document.documentElement.animate = () => ({ cancel: () => undefined }) as unknown as Animation;
  return start;
}

/** React starts no transition while a test acts for it: from here on it works as in a browser. */
function setActing(acting: boolean): void {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: acting });
}

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

/** The pages' code is there, as it is for a shopper who has pointed at a link. */
beforeEach(async () => {
  await routeOf(paths.products).page.preload();
  await routeOf(paths.royalOud).page.preload();
});

afterEach(() => {
  setActing(true);
  Reflect.deleteProperty(document, 'startViewTransition');
  Reflect.deleteProperty(document, 'fonts');
  Reflect.deleteProperty(document.documentElement, 'getAnimations');
  Reflect.deleteProperty(document.documentElement, 'animate');
});

async function toPerfume(): Promise<void> {
  renderApp(paths.products);
  const link = await screen.findByRole('link', { name: 'Royal Oud' });
  setActing(false);
  link.click();
  await heading('Royal Oud');
  expect(address()).toBe(paths.royalOud);
}

async function backToCatalogue(): Promise<void> {
  window.history.back();
  expect(await screen.findByRole('link', { name: 'Royal Oud' })).toBeVisible();
  await waitFor(() => expect(address()).toBe(paths.products));
}

describe('from a card to its page and back', () => {
  it('is a view transition where the browser has them', async () => {
    const start = installTransitions();
    await toPerfume();
    expect(start).toHaveBeenCalledTimes(1);
    await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
    await backToCatalogue();
    expect(start).toHaveBeenCalledTimes(2);
  });

  it('is a plain change of page where the browser has none', async () => {
    await toPerfume();
    await backToCatalogue();
  });

  it('is a plain change of page under reduced motion', async () => {
    setMedia('prefers-reduced-motion');
    const start = installTransitions();
    await toPerfume();
    await backToCatalogue();
    expect(start).not.toHaveBeenCalled();
  });
});

it('from a page without the picture the page simply changes', async () => {
  const start = installTransitions();
  renderApp(paths.cookies);
  await heading('Cookies');
  setActing(false);
  screen.getAllByRole('link', { name: 'Products' })[0]?.click();
  expect(await screen.findByRole('link', { name: 'Royal Oud' })).toBeVisible();
  expect(start).not.toHaveBeenCalled();
});
