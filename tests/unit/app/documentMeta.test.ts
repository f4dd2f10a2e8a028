// @vitest-environment node
import { describe, expect, it, vi } from 'vitest';
import { documentMeta, fullTitle } from '../../../src/app/documentMeta';
import { page, type PageModule } from '../../../src/app/page';
import type { RouteEntry } from '../../../src/app/routes';
import type * as Settings from '../../../src/config/env';

const settings = vi.hoisted(() => ({ siteUrl: null as string | null }));
vi.mock('../../../src/config/env', async (load) => {
  const { env } = await load<typeof Settings>();
  return { env: Object.defineProperty({ ...env }, 'siteUrl', { get: () => settings.siteUrl }) };
});

async function entryOf(meta: PageModule['meta'], indexed = true): Promise<RouteEntry> {
  const shown = page(() => Promise.resolve({ default: () => null, meta }));
  await shown.preload();
  return { path: '/products', page: shown, access: 'open', indexed, prerendered: true, hero: false };
}

const meta = { title: 'Perfumes', description: 'All of them.' };

describe('the head of a page', () => {
  it('has its own title with the brand behind it, and its description', async () => {
    expect(documentMeta(await entryOf(meta), '/products')).toEqual({
      title: 'Perfumes | Aurevane',
      description: 'All of them.',
      noindex: false,
      canonical: null,
    });
    expect(fullTitle('x')).toBe('x | Aurevane');
  });

  it('may be said by the page for each address that shares it', async () => {
    const own = await entryOf((path) => ({ title: `at ${path}`, description: '' }));
    expect(documentMeta(own, '/products')?.title).toBe('at /products | Aurevane');
  });

  it('is not known before the page is loaded', () => {
    const shown = page(() => new Promise(() => undefined));
    const entry = {
      path: '/',
      page: shown,
      access: 'open',
      indexed: true,
      prerendered: true,
      hero: true,
    } as const;
    expect(documentMeta(entry, '/')).toBeUndefined();
  });

  it("has a canonical address where the shop's own is set and the page may be listed", async () => {
    settings.siteUrl = 'https://shop.example';
    expect(documentMeta(await entryOf(meta), '/products')?.canonical).toBe('https://shop.example/products');
    expect(documentMeta(await entryOf(meta, false), '/products')?.canonical).toBeNull();
    settings.siteUrl = null;
  });
});
