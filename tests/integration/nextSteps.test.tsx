import { screen, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { afterOrder, deliveryDays, sellingTerms } from '#house/owner';
import { answerJson } from '../helpers/api';
import { renderApp } from '../helpers/app';
import { first } from '../helpers/goods';
import { fillCart } from '../helpers/mock';

const WORDS = 'We write to you. Then we pack.';
const TITLE = 'What happens next';

const latestOrder = () => screen.findByRole('region', { name: 'Latest order' });

/** Opens the orders with one that has this status. @param createdAt today by default */
async function openOrder(status: string, createdAt = new Date().toISOString()): Promise<HTMLElement> {
  const items = [{ productId: 'p', name: 'Oud', quantity: 1, price: 1 }];
  answerJson('orders', [{ _id: '1', orderId: 'A-1', createdAt, status, paymentStatus: 'Paid', items }]);
  renderApp('/orders', { signedIn: true });
  const latest = await latestOrder();
  expect(latest).toHaveTextContent(status);
  return latest;
}

/** @returns the message that the order is placed */
async function checkOut(): Promise<HTMLElement> {
  fillCart({ [first.name]: 1 });
  const { user } = renderApp('/cart', { signedIn: true });
  await user.click(await screen.findByRole('button', { name: 'Checkout' }));
  return screen.findByText(/^Order placed successfully!/);
}

describe('what happens next, as the owner says it', () => {
  beforeEach(() => {
    afterOrder.nextSteps = WORDS;
    sellingTerms.returns = 'Returns in 30 days.';
    Object.assign(deliveryDays, { sent: 1, arrives: [4, 6] });
  });

  it('is in the latest order', async () => {
    await checkOut();
    const next = within(await latestOrder()).getByText(TITLE).parentElement;
    expect(next).toHaveTextContent(
      new RegExp(`${WORDS} Returns in 30 days\\. Sent by \\d+ \\w{3}\\. Arrives .+\\.`),
    );
  });

  it('is said of an order without a readable date, but for the days', async () => {
    const latest = await openOrder('Processing', 'never');
    const next = within(latest).getByText(TITLE).parentElement;
    expect(next).toHaveTextContent(`${TITLE}${WORDS} Returns in 30 days.`);
    expect(next).not.toHaveTextContent('Arrives');
  });

  it.each(['Delivered', 'completed', 'Cancelled', 'failed'])(
    'is not said of an order that is %s',
    async (status) => {
      expect(within(await openOrder(status)).queryByText(TITLE)).toBeNull();
    },
  );

  it('is not said once the last day of the order is over', async () => {
    expect(within(await openOrder('Processing', '2026-01-05T10:00:00Z')).queryByText(TITLE)).toBeNull();
  });
});

it('nothing is said of what happens next while the owner has said nothing', async () => {
  const placed = await checkOut();
  expect(within(await latestOrder()).queryByText(TITLE)).toBeNull();
  expect(placed).toHaveTextContent(/^Order placed successfully!$/);
});
