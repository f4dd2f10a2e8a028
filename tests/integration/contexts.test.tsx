import { act, renderHook, waitFor } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it, vi } from 'vitest';
import { useCart, useCartState } from '#shop/cart/CartContext';
import { cartCount } from '#shop/cart/rows';
import { useAuth, AuthProvider } from '#shop/session/AuthContext';
import { endSession } from '#shop/session/sessionStore';
import { signIn } from '../helpers/app';
import { first } from '../helpers/goods';
import { fillCart, sentRequests } from '../helpers/mock';
import { Providers } from '../helpers/providers';

/** A product of the mock. */
const NAME = first.name;

/** Renders the cart of a customer with two pieces, and records each of its states. */
function renderCart() {
  fillCart({ [NAME]: 2 });
  signIn();
  const seen: { status: string; count: number }[] = [];
  const rendered = renderHook(
    () => {
      const state = useCartState((whole) => whole);
      const cart = { ...state, cart: useCart(), count: cartCount(state.rows) };
      seen.push({ status: cart.status, count: cart.count });
      return cart;
    },
    { wrapper: Providers },
  );
  return { ...rendered, seen };
}

/** What a browser does when a page returns from its back/forward cache. */
function showPageAgain(): void {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
}

describe('the cart', () => {
  it('is loading until its rows are there, and is empty after a logout', async () => {
    const { result, seen } = renderCart();
    expect(seen[0]).toEqual({ status: 'loading', count: 0 });
    await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', count: 2 }));
    act(endSession);
    expect(result.current).toMatchObject({ status: 'ready', count: 0, rows: [], cart: null });
  });

  it('follows nothing any more when its provider has gone', async () => {
    const { result, unmount } = renderCart();
    await waitFor(() => expect(result.current.count).toBe(2));
    showPageAgain();
    await waitFor(() => expect(sentRequests('cart')).toHaveLength(2));
    unmount();
    showPageAgain();
    await act(() => vi.dynamicImportSettled());
    expect(sentRequests('cart')).toHaveLength(2);
  });
});

it('a guest is known while the page hydrates; a customer is not, because the page is prerendered for a guest', () => {
  function Loading() {
    return String(useAuth().loading);
  }
  const hydrating = () =>
    renderToString(
      <AuthProvider>
        <Loading />
      </AuthProvider>,
    );
  expect(hydrating()).toBe('false');
  signIn();
  expect(hydrating()).toBe('true');
});
