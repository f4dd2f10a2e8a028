import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { routeOf } from '../../src/app/routes';
import { paths } from '../../src/config/paths';
import { renderApp } from '../helpers/app';
import { footer, heading, navigation } from '../helpers/page';

const cards = () => screen.queryAllByRole('listitem').filter((item) => item.hasAttribute('aria-posinset'));

describe('the first frame of a page', () => {
  /** Delays the second frame. @returns the function that runs it */
  function holdFrames(): () => void {
    const held: FrameRequestCallback[] = [];
    const hold = vi.spyOn(window, 'requestAnimationFrame').mockImplementation((draw) => held.push(draw));
    return () => {
      hold.mockRestore();
      held.forEach((draw) => draw(0));
    };
  }
  const lastSection = () => screen.queryByRole('heading', { level: 2, name: 'How to wear it' });

  it('has the heading of the catalogue; the second frame has the perfumes', async () => {
    const { user } = renderApp('/products');
    await waitFor(() => expect(cards().length).toBeGreaterThanOrEqual(10));
    await user.click(footer().getByRole('link', { name: 'Contact' }));
    await heading('Contact');
    const runFrames = holdFrames();
    await user.click(navigation().getByRole('link', { name: 'Products' }));
    await heading(/Collection/);
    expect(cards()).toHaveLength(0);
    runFrames();
    await waitFor(() => expect(cards().length).toBeGreaterThanOrEqual(10));
  });

  it("has a perfume's picture and offer, and the second frame the rest; after Back the first has both", async () => {
    const { user } = renderApp('/products/classic-musk');
    await heading('Classic Musk');
    expect(lastSection()).toBeInTheDocument();
    const runFrames = holdFrames();
    await user.click(within(screen.getByRole('complementary')).getByRole('link'));
    await heading('Amber Nights');
    expect(screen.getByRole('region', { name: 'Price and order' })).toBeInTheDocument();
    expect(lastSection()).toBeNull();
    runFrames();
    await waitFor(() => expect(lastSection()).toBeInTheDocument());

    holdFrames();
    window.history.back();
    await heading('Classic Musk');
    expect(lastSection()).toBeInTheDocument();
  });
});

describe('the next page replaces the previous one at once', () => {
  /** Switches React's act() environment on or off. Without it, React renders as in a browser. */
  function setActing(acting: boolean): void {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: acting });
  }
  const shown = () => screen.getByRole('heading', { level: 1 }).textContent;

  it('after a click and after Back, within one task', async () => {
    await routeOf(paths.cookies).page.preload();
    renderApp(paths.home);
    const home = (await heading(/./)).textContent;
    setActing(false);
    try {
      footer().getByRole('link', { name: 'Cookies' }).click();
      await Promise.resolve();
      expect(shown()).toBe('Cookies');
      const back = new Promise((seen) => {
        window.addEventListener('popstate', () => queueMicrotask(() => seen(shown())), { once: true });
      });
      window.history.back();
      expect(await back).toBe(home);
    } finally {
      setActing(true);
    }
  });

  it('with its list, if that was loaded before, also after a search without results', async () => {
    const { user } = renderApp(paths.products);
    await waitFor(() => expect(cards().length).toBeGreaterThanOrEqual(10));
    await user.type(screen.getByRole('searchbox', { name: 'Search products...' }), 'zzz{Enter}');
    await waitFor(() => expect(cards()).toHaveLength(0));
    await screen.findByRole('button', { name: /reset/i });
    setActing(false);
    try {
      navigation().getByRole('link', { name: 'Products' }).click();
      await Promise.resolve();
      expect(cards().length).toBeGreaterThanOrEqual(10);
    } finally {
      setActing(true);
    }
  });
});
