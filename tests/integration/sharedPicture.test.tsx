import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { routeOf } from '../../src/app/routes';
import { paths } from '../../src/config/paths';
import { idle } from '../../src/lib/idle';
import { address, renderApp } from '../helpers/app';
import { setMedia } from '../helpers/browser';
import { heading } from '../helpers/page';

// Loaded here so that the first test's time does not include it.
import '../../src/app/SharedPicture';

/** jsdom has no layout and loads no pictures: this puts every element in view, with its picture loaded. */
function stubLayout(): void {
  vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(
    () => new DOMRect(20, 40, 200, 250),
  );
  vi.spyOn(HTMLImageElement.prototype, 'complete', 'get').mockReturnValue(true);
  vi.spyOn(HTMLImageElement.prototype, 'naturalWidth', 'get').mockReturnValue(800);
  vi.spyOn(HTMLImageElement.prototype, 'naturalHeight', 'get').mockReturnValue(1000);
}

const copies = () => document.querySelectorAll<HTMLImageElement>('body > img');
const empty = () => [...document.querySelectorAll('[data-landing]')];

const ownPicture = () => screen.getByRole('img', { name: /^Royal Oud by/ });

/** Ends the animation of the moving copies. */
function endAnimation(): void {
  copies().forEach((copy) => fireEvent.animationEnd(copy));
}

/** Loads the code of the pages, as pointing at a link does. */
beforeEach(async () => {
  await routeOf(paths.products).page.preload();
  await routeOf(paths.royalOud).page.preload();
  stubLayout();
});

/** Opens the app, and waits for the code that moves pictures: it loads when the browser is idle. */
async function openApp(path: string) {
  const { user } = renderApp(path);
  await act(idle);
  return user;
}

async function toPerfume(): Promise<string> {
  const user = await openApp(paths.products);
  const link = await screen.findByRole('link', { name: 'Royal Oud' });
  const { src } = screen.getByRole<HTMLImageElement>('img', { name: 'Royal Oud' });
  await user.click(link);
  await heading('Royal Oud');
  return src;
}

async function backToCatalogue(): Promise<void> {
  window.history.back();
  expect(await screen.findByRole('link', { name: 'Royal Oud' })).toBeVisible();
  await waitFor(() => expect(address()).toBe(paths.products));
}

describe('the picture of a perfume (4.7)', () => {
  it('moves from its card to its page, which shows its own picture afterwards', async () => {
    const src = await toPerfume();
    expect([...copies()].map((copy) => copy.src)).toEqual([src]);
    expect(empty()).toEqual([ownPicture().parentElement]);
    endAnimation();
    expect(copies()).toHaveLength(0);
    expect(empty()).toHaveLength(0);
  });

  it('moves back to its card', async () => {
    await toPerfume();
    // Back is pressed before the picture has arrived.
    await backToCatalogue();
    expect(copies()).toHaveLength(1);
    expect(empty()).toEqual([screen.getByRole('img', { name: 'Royal Oud' }).parentElement]);
    endAnimation();
    expect(empty()).toHaveLength(0);
  });

  it('is not moved by a swipe, because the browser animates the pages itself', async () => {
    await toPerfume();
    endAnimation();
    const swiped = (event: PopStateEvent): void =>
      void Object.defineProperty(event, 'hasUAVisualTransition', { value: true });
    window.addEventListener('popstate', swiped, { capture: true, once: true });
    await backToCatalogue();
    expect(copies()).toHaveLength(0);
  });

  it('stays where it is under reduced motion', async () => {
    setMedia('prefers-reduced-motion');
    await toPerfume();
    await backToCatalogue();
    expect(copies()).toHaveLength(0);
    expect(empty()).toHaveLength(0);
  });

  it('does not move if the placeholder is shown instead', async () => {
    const user = await openApp(paths.products);
    const link = await screen.findByRole('link', { name: 'Royal Oud' });
    fireEvent.error(screen.getByRole('img', { name: 'Royal Oud' }));
    vi.spyOn(HTMLImageElement.prototype, 'src', 'get').mockReturnValue('http://localhost/placeholder.svg');
    await user.click(link);
    await heading('Royal Oud');
    expect(copies()).toHaveLength(0);
  });
});
