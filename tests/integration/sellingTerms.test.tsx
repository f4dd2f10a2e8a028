import { act, screen, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { legal } from '#house/legal';
import { deliveryDays, sellingTerms } from '#house/owner';
import { address, renderApp } from '../helpers/app';
import { first, priceOf } from '../helpers/goods';
import { fillCart } from '../helpers/mock';

const TERMS = {
  payment: 'Pay by invoice.',
  delivery: 'Delivered in 3 days.',
  returns: 'Returns in 30 days.',
  tax: null,
};
const LINE = 'Pay by invoice. Delivered in 3 days. Returns in 30 days. Sent by 27 Nov. Arrives 2 to 4 Dec.';
const isToday = () => vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-26T10:00') });

describe('how to pay, delivery, returns, tax and dates, as the owner states them', () => {
  it.each([
    ['price', first.path, 'Price and order'],
    ['total', '/cart', 'Summary'],
  ])('are shown in one line under a %s', async (_, path, name) => {
    isToday();
    Object.assign(sellingTerms, TERMS);
    Object.assign(deliveryDays, { sent: 1, arrives: [4, 6] });
    fillCart({ [first.name]: 1 });
    renderApp(path, { signedIn: true });
    const region = within(await screen.findByRole('region', { name }));
    await region.findByText(priceOf(first));
    expect(region.getByText(/^Pay by invoice/)).toHaveTextContent(LINE);
  });

  it.each([
    ['contentinfo', /^/],
    ['region', 'Price and order'],
  ] as const)(
    'are in a section of the Disclaimer, where a link in %s %s leads; its heading has the focus, and Back returns',
    async (role, name) => {
      Object.assign(sellingTerms, TERMS);
      // The legal texts are made once, from the facts of that moment.
      const heading = 'Delivery and returns, payment and tax';
      const { disclaimer } = legal;
      const sections = [{ id: 'delivery', heading, paragraphs: ['In 3 days.'] }, ...disclaimer.sections];
      vi.spyOn(legal, 'disclaimer', 'get').mockReturnValue({ ...disclaimer, sections });
      const { user } = renderApp(first.path);
      const place = within(await screen.findByRole(role, { name }));
      await user.click(await place.findByRole('link', { name: 'Delivery and returns' }));
      expect(await screen.findByRole('heading', { name: heading })).toHaveFocus();
      expect(address() + window.location.hash).toBe('/disclaimer#delivery');
      act(() => window.history.back());
      await screen.findByRole('heading', { level: 1, name: first.name });
    },
  );

  it('dates are shown without other terms', async () => {
    isToday();
    Object.assign(deliveryDays, { arrives: [4, 6] });
    renderApp(first.path);
    const offer = within(await screen.findByRole('region', { name: 'Price and order' }));
    await offer.findByText(priceOf(first));
    expect(offer.getByText('Arrives 2 to 4 Dec.')).toBeVisible();
    expect(offer.queryByText(/Sent by/)).toBeNull();
  });

  it('are not shown while they are empty, and no link leads to them', async () => {
    renderApp(first.path);
    const offer = await screen.findByRole('region', { name: 'Price and order' });
    await within(offer).findByText(priceOf(first));
    for (const words of offer.querySelectorAll('p')) expect(words).not.toBeEmptyDOMElement();
    expect(offer).not.toHaveTextContent(/Sent|Arrives/);
    expect(screen.queryByRole('link', { name: /delivery/i })).toBeNull();
    expect(document.querySelector('[href*="#delivery"]')).toBeNull();
  });
});
