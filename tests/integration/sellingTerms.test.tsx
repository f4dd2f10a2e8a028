import { screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { sellingTerms } from '#house/owner';
import { statedTerms } from '../../src/config/terms';
import { fillCart } from '../../src/mocks/node';
import { renderApp } from '../helpers/app';

const TERMS = { delivery: 'Delivered in 3 days.', returns: 'Returns in 30 days.', tax: '' };
const LINE = 'Delivered in 3 days. Returns in 30 days.';

describe('delivery, returns and tax, as the shop states them (10.18)', () => {
  describe('filled in', () => {
    beforeEach(() => void Object.assign(sellingTerms, TERMS));
    afterEach(() => void Object.assign(sellingTerms, { delivery: '', returns: '', tax: '' }));

    it('are shown in one line under a price', async () => {
      renderApp('/products/royal-oud');
      const offer = within(await screen.findByRole('region', { name: 'Price and order' }));
      await offer.findByText('$320.00');
      expect(offer.getByText(LINE)).toBeVisible();
    });

    it('are shown in one line under a total', async () => {
      fillCart({ 'Royal Oud': 1 });
      renderApp('/cart', { signedIn: true });
      const summary = within(await screen.findByRole('region', { name: 'Summary' }));
      expect(summary.getByText(LINE)).toBeVisible();
    });
  });

  it('are not shown while they are empty', async () => {
    expect(statedTerms()).toEqual([]);
    renderApp('/products/royal-oud');
    const offer = await screen.findByRole('region', { name: 'Price and order' });
    await within(offer).findByText('$320.00');
    for (const words of offer.querySelectorAll('p')) expect(words).not.toBeEmptyDOMElement();
  });
});
