import { act, renderHook, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useCart } from '../../src/shop/cart/CartContext';
import { fillCart } from '../../src/mocks/node';
import { signIn } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { Providers } from '../helpers/providers';

const CODE = '../../src/shop/cart/cartStore';

it("a cart whose code can't be loaded has failed, and loads on the next try", async () => {
  vi.doMock(CODE, () => {
    throw new Error('missing');
  });
  fillCart({ 'Royal Oud': 2 });
  signIn();
  const { result } = renderHook(useCart, { wrapper: Providers });
  expect(result.current).toMatchObject({ status: 'loading', store: null });
  await waitFor(() => expect(result.current).toMatchObject({ status: 'failed', store: null }));
  expect(await result.current.whenStarted()).toBeNull();
  expectLogged(/Failed to load the cart/);

  vi.doUnmock(CODE);
  act(() => result.current.reload());
  await waitFor(() => expect(result.current).toMatchObject({ status: 'ready', count: 2 }));
});
