import { describe, expect, it } from 'vitest';
import { documentMeta } from '#app/documentMeta';
import { lazyPage, type Page, type PageModule, type RouteEntry } from '#app/routes';
import { darkRoom, grounds, pageGround } from '#house/colours';
import { fullTitle } from '#ui/texts';
import { titleEnd } from '../../helpers/house';

function entryFor(shown: Page): RouteEntry {
  return { path: '/products', page: shown, access: 'open', prerendered: true, darkTop: false };
}

async function entryOf(meta: PageModule['meta']): Promise<RouteEntry> {
  const shown = lazyPage(() => Promise.resolve({ default: () => null, meta }), {});
  await shown.load();
  return entryFor(shown);
}

const meta = { title: 'Perfumes', description: 'All of them.' };

describe('the head of a page', () => {
  it('has its own title, followed by the brand, and its own description', async () => {
    expect(documentMeta(await entryOf(meta))).toEqual({
      title: `Perfumes${titleEnd}`,
      description: 'All of them.',
      noindex: false,
      canonical: null,
      themeColour: pageGround,
    });
    expect(documentMeta({ ...(await entryOf(meta)), ground: darkRoom })?.themeColour).toBe(grounds[darkRoom]);
    expect(fullTitle('x')).toBe(`x${titleEnd}`);
  });

  it('can depend on the props of a page', async () => {
    const meta = ({ name }: { name: string }) => ({ title: `of ${name}`, description: '' });
    const load = () => Promise.resolve({ default: () => null, meta });
    const one = lazyPage(load, { name: 'one' });
    const two = lazyPage(load, { name: 'two' });
    await Promise.all([one.load(), two.load()]);
    expect(documentMeta(entryFor(one))?.title).toBe(`of one${titleEnd}`);
    expect(documentMeta(entryFor(two))?.title).toBe(`of two${titleEnd}`);
  });

  it('is unknown before the page is loaded', () => {
    const shown = lazyPage(() => new Promise<PageModule>(() => undefined), {});
    expect(documentMeta(entryFor(shown))).toBeUndefined();
  });
});
