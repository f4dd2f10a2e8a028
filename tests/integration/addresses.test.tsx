import { screen, waitFor, within } from '@testing-library/react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { App } from '#app/App';
import { routeOf, routes } from '#app/routes';
import { address, renderApp } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { first } from '../helpers/goods';

const headline = () => screen.findByRole('heading', { level: 1 });
const robots = () => document.head.querySelector('meta[name="robots"]')?.getAttribute('content');

/** A perfume's address with its last letter escaped. */
const escaped = first.path.replace(/.$/, (letter) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`);

const SPELLINGS = [
  [escaped, first.path],
  [`${escaped.toLowerCase()}/`, first.path],
  ['/%70roducts', '/products'],
  ['/cookies//', '/cookies'],
] as const;

const UNKNOWN = [
  ...['/Products', first.path.toUpperCase(), '/Cookies', '/LOGIN'],
  ...[first.path.replace(/\/(?!products)/, '%2F'), escaped.replace('%', '%25'), `${first.path}%20`],
  ...[first.path.replace('s/', 's//'), `${first.path}/x`, '/products/%E0%A4%A', '/%', '/nowhere'],
  ...['/__proto__', '/constructor'],
];

describe('the row of an address', () => {
  it.each(routes.map(({ path }) => path))('%s is found as written and with a trailing slash', (path) => {
    expect(routeOf(path).path).toBe(path);
    expect(routeOf(path === '/' ? '/' : `${path}/`).path).toBe(path);
  });

  it('no two rows share one', () => {
    expect(new Set(routes.map(({ path }) => path)).size).toBe(routes.length);
  });

  it.each(SPELLINGS)('%s is equivalent to %s', (spelling, path) => expect(routeOf(spelling).path).toBe(path));

  it.each(UNKNOWN)('%s is unknown', (path) => expect(routeOf(path).path).toBe('*'));
});

describe('the page of an address', () => {
  /** The content that the router renders at an address, without effects. */
  const contentAt = (path: string): string | undefined => {
    const html = renderToString(
      <StaticRouter location={path}>
        <App />
      </StaticRouter>,
    );
    return /<main.*<\/main>/s.exec(html)?.[0];
  };

  it.each([...SPELLINGS, ...UNKNOWN.map((path) => [path, '/no/such/page'] as const)])(
    '%s is that of %s',
    async (spelling, path) => {
      await routeOf(path).page.load();
      expect(contentAt(spelling)).toBe(contentAt(path));
      if (spelling.includes('%E0') || spelling === '/%') expectLogged(/could not be decoded/);
    },
  );

  it.each(['/a/', '/a', '/%41', '/-', '/'])(
    // If the time grew with the square of the length, the test would run into its time limit.
    'a very long one of %s is an unknown path',
    async (part) => {
      await routeOf('/no/such/page').page.load();
      expect(contentAt(part.repeat(100_000) + '/x')).toBe(contentAt('/no/such/page'));
    },
  );
});

it.each(['/products/Royal-Oud', '/no/such/page'])(
  'an address in another spelling, %s, shows Home in place, and is not listed',
  async (path) => {
    renderApp(path);
    expect(await headline()).toHaveTextContent('Welcome');
    await waitFor(() => expect(robots()).toBe('noindex'));
    expect(address()).toBe(path);
    const header = within(screen.getByRole('banner'));
    for (const link of header.getAllByRole('link')) expect(link).not.toHaveAttribute('aria-current');
  },
);
