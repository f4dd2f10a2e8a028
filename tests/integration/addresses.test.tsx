import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { routeOf, routes } from '../../src/app/routes';
import type { PerfumeKey } from '../../src/config/perfumes';
import { text } from '../../src/i18n/perfumes/royalOud';
import type { LegalKey } from '../../src/i18n/legalNames';
import { meta as metaOfLegalPage } from '../../src/pages/legal/LegalPage';
import { meta as metaOfPerfume } from '../../src/pages/product/ProductPage';
import { address, renderApp } from '../helpers/app';

const headline = () => screen.findByRole('heading', { level: 1 });
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');

describe('the row of an address (2.3)', () => {
  it.each(routes.map(({ path }) => path))(
    '%s is found as written and with a trailing slash (2.4)',
    (path) => {
      expect(routeOf(path).path).toBe(path);
      expect(routeOf(path === '/' ? '/' : `${path}/`).path).toBe(path);
    },
  );

  it('no two rows share one', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it.each([
    ['/products/royal%2Doud', '/products/royal-oud'],
    ['/products/royal%2doud/', '/products/royal-oud'],
    ['/%70roducts', '/products'],
    ['//', '/'],
  ])('%s is equivalent to %s', (spelling, path) => expect(routeOf(spelling).path).toBe(path));

  it.each([
    '/Products',
    '/PRODUCTS/royal-oud',
    '/products/Royal-Oud',
    '/Cookies',
    '/LOGIN',
    '/products%2Froyal-oud',
    '/products/royal%252Doud',
    '/products/royal-oud%20',
    '/products//royal-oud',
    '/products/royal-oud/x',
    '/products/%E0%A4%A',
    '/%',
    '/nowhere',
    '/__proto__',
    '/constructor',
  ])('%s is unknown', (path) => expect(routeOf(path).path).toBe('*'));
});

describe('an address in another spelling (2.3)', () => {
  it.each(['/products/Royal-Oud', '/no/such/page'])(
    '%s shows Home in place, and is not listed (2.2)',
    async (path) => {
      renderApp(path);
      expect(await headline()).toHaveTextContent('Welcome');
      await waitFor(() => expect(robots()).toBe('noindex'));
      expect(address()).toBe(path);
      const header = within(screen.getByRole('banner'));
      for (const link of header.getAllByRole('link')) expect(link).not.toHaveAttribute('aria-current');
    },
  );

  it.each(['/products/royal-oud/', '/products/royal%2Doud'])('%s shows Royal Oud', async (path) => {
    renderApp(path);
    expect(await headline()).toHaveTextContent('Royal Oud');
    expect(document.title).toBe('Royal Oud | Aurevane');
    expect(await screen.findByRole('button', { name: 'Buy Now: Royal Oud' })).toBeVisible();
    expect(robots()).toBeUndefined();
  });
});

describe('a key that is missing in a table', () => {
  it("throws, and never shows another key's page (2.3)", () => {
    expect(() => metaOfPerfume({ perfume: 'roseVelours' as PerfumeKey, text })).toThrow(
      "no 'roseVelours' among",
    );
    expect(() => metaOfPerfume({ perfume: 'toString' as PerfumeKey, text })).toThrow("no 'toString' among");
    expect(() => metaOfLegalPage({ text: 'nowhere' as LegalKey })).toThrow("no 'nowhere' among");
  });
});
