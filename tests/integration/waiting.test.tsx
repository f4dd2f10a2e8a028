import { act, screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { renderApp } from '../helpers/app';
import { pass, slowClock } from '../helpers/clock';
import { second } from '../helpers/goods';
import { fillCart, releaseHanging, sentRequests, setFault } from '../helpers/mock';
import { openCart, press } from '../helpers/ordering';
import { announced, fill, logIn, main, openCatalogue } from '../helpers/page';

// Loaded here so that its loading does not add to the wait.
import '#ui/WaitWords';

const LONG = 'This is taking longer than usual.';

/** Expects the words after a second, and others after ten; each is announced. */
async function expectWords(words: string): Promise<void> {
  await pass(800);
  expect(screen.queryByText(words)).toBeNull();
  await pass(400);
  expect(main().getByText(words)).toBeVisible();
  expect(announced()).toBe(words);
  await pass(9000);
  expect(main().getByText(LONG)).toBeVisible();
  expect(main().queryByText(words)).toBeNull();
  expect(announced()).toBe(LONG);
  act(releaseHanging);
  await waitFor(() => expect(screen.queryByText(LONG, { selector: 'main *' })).toBeNull());
}

describe('a wait has words', () => {
  beforeEach(slowClock);

  it.each([
    ['Checkout', 'order', 'Placing your order…', openCart],
    [`Buy Now: ${second.name}`, 'order', 'Placing your order…', openCatalogue],
    [`Add to Cart: ${second.name}`, 'cartAdd', 'Adding to your cart…', openCatalogue],
  ] as const)('at %s', async (name, endpoint, words, open) => {
    fillCart({ [second.name]: 1 });
    const user = await open();
    setFault({ endpoint, fault: 'hang' });
    await user.click(await press(name));
    await waitFor(() => expect(sentRequests(endpoint)).toHaveLength(1));
    await expectWords(words);
  });

  it('in a form', async () => {
    setFault({ endpoint: 'login', fault: 'hang' });
    const { user } = renderApp('/login');
    await logIn(user);
    await waitFor(() => expect(sentRequests('login')).toHaveLength(1));
    await expectWords('Logging in…');
  });
});

it('the error of the try before goes at the press', async () => {
  const { user } = renderApp('/login');
  await logIn(user, 'wrong');
  expect(await main().findByText('Invalid email or password.')).toBeVisible();
  setFault({ endpoint: 'login', fault: 'hang' });
  await fill(user, { Password: 'wrong again' });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(sentRequests('login')).toHaveLength(2));
  expect(main().queryByText('Invalid email or password.')).toBeNull();
});
