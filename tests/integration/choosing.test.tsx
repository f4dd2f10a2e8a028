import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { endSession } from '../../src/session/sessionStore';
import { DEMO_ACCOUNT } from '../../src/mocks/node';
import { paths } from '../../src/config/paths';
import { comparePath } from '../../src/model/comparison';
import { listPath, readList, writeList } from '../../src/model/sharedList';
import { answerPages } from '../helpers/api';
import { address, renderApp, storeSession } from '../helpers/app';
import { main } from '../helpers/page';

const SANTAL = '/products?perfume=6602b5d3c8ea2f6019000009&name=Santal+Noir';
const panel = () => screen.findByRole('dialog');
const heart = (name: string) => screen.findByRole('button', { name: `Save ${name}` });
const stored = (key: 'saved' | 'seen') =>
  JSON.parse(localStorage.getItem(key) ?? '{}') as Record<string, { name: string }[]>;
const namesIn = (key: 'saved' | 'seen', owner = '') => stored(key)[owner]?.map(({ name }) => name);
const row = (id: string, name: string, more: object = {}) => ({
  _id: id,
  name,
  description: '',
  price: 10,
  ...more,
});
const sell = (...rows: object[]) => answerPages('products', rows);

describe('saved perfumes', () => {
  it('are added with a heart, shown by a filter with a count, and restored with Undo', async () => {
    const { user } = renderApp('/products');
    await user.click(await heart('Royal Oud'));
    await user.click(await heart('Amber Nights'));
    expect(await heart('Royal Oud')).toHaveAttribute('aria-pressed', 'true');
    expect(namesIn('saved')).toEqual(['Amber Nights', 'Royal Oud']);
    await user.click(screen.getByRole('button', { name: 'Saved (2)' }));
    await main().findByText('2 saved perfumes');
    expect(address()).toBe('/products?saved=1');
    expect(screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent)).toEqual([
      'Amber Nights',
      'Royal Oud',
    ]);
    await user.click(await heart('Amber Nights'));
    await main().findByText('1 saved perfume');
    expect(document.body).not.toHaveFocus();
    await user.click(screen.getByRole('button', { name: 'Undo' }));
    await main().findByText('2 saved perfumes');
    expect(namesIn('saved')).toEqual(['Amber Nights', 'Royal Oud']);
  });

  it.each([
    ['text', 'not JSON'],
    ['a list', '[1,2]'],
    ['a million entries', JSON.stringify({ '': Array.from({ length: 1_000_000 }, () => 1) })],
    ['rows that mean nothing', JSON.stringify({ '': [null, 1, 'x', {}, { _id: 'a' }] })],
  ])('are empty if storage holds %s, and new ones can be saved', async (_, garbage) => {
    localStorage.setItem('saved', garbage);
    const { user } = renderApp('/products');
    await user.click(await heart('Royal Oud'));
    expect(namesIn('saved')).toEqual(['Royal Oud']);
  });

  it('are stored without pictures that are data addresses', async () => {
    const inline = `data:image/svg+xml,${'x'.repeat(5000)}`;
    sell(row('x', 'Rose', { images: [inline, '/p/two.webp', inline.toUpperCase()] }));
    const { user } = renderApp('/products');
    await user.click(await heart('Rose'));
    expect(stored('saved')['']).toMatchObject([{ name: 'Rose', images: ['/p/two.webp'] }]);
  });

  it('never exceed what can be read back: the oldest are removed', async () => {
    const long = 'x'.repeat(10_000);
    const rows = Array.from({ length: 99 }, (_, at) => row(String(at), 'Old', { description: long }));
    localStorage.setItem('saved', JSON.stringify({ '': rows }));
    expect(localStorage.getItem('saved')?.length).toBeLessThan(1_000_000);
    sell(row('x', 'Rose', { description: long }));
    const { user } = renderApp('/products');
    await user.click(await heart('Rose'));
    expect(localStorage.getItem('saved')?.length).toBeLessThanOrEqual(1_000_000);
    expect(namesIn('saved')?.slice(0, 2)).toEqual(['Rose', 'Old']);
    expect(namesIn('saved')?.length).toBeGreaterThan(90);
    expect(screen.getByRole('button', { name: `Saved (${String(namesIn('saved')?.length)})` })).toBeVisible();
  });

  it('stay after logging in, and end with a logout', async () => {
    localStorage.setItem('saved', JSON.stringify({ '': [row('g', 'Of a guest')] }));
    const { user } = renderApp('/products', { signedIn: true });
    expect(await screen.findByRole('button', { name: 'Saved (1)' })).toBeVisible();
    expect(namesIn('saved', DEMO_ACCOUNT.id)).toEqual(['Of a guest']);
    expect(namesIn('saved')).toBeUndefined();
    localStorage.setItem('seen', '{}');
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Saved/ })).toBeNull());
    expect(localStorage.getItem('saved')).toBeNull();
    expect(localStorage.getItem('seen')).toBeNull();
  });

  it('return for the same user after the session has expired, and are hidden from others', async () => {
    const { user } = renderApp('/products', { signedIn: true });
    await user.click(await heart('Royal Oud'));
    act(() => endSession());
    await waitFor(() => expect(screen.queryByRole('button', { name: /^Saved/ })).toBeNull());
    expect(await heart('Royal Oud')).toHaveAttribute('aria-pressed', 'false');
    act(() => {
      const session = storeSession();
      window.dispatchEvent(new StorageEvent('storage', { key: 'token', newValue: session.token }));
    });
    expect(await screen.findByRole('button', { name: 'Saved (1)' })).toBeVisible();
  });
});

describe('the panel of a perfume', () => {
  it('opens from a card with its own address, keeps the list, and closes back to it', async () => {
    const { user } = renderApp('/products?sort=name');
    await main().findByText('34 perfumes');
    await user.click(await screen.findByRole('link', { name: 'Santal Noir' }));
    const dialog = within(await panel());
    expect(await dialog.findByRole('status')).toHaveTextContent('Santal Noir');
    expect(new URLSearchParams(window.location.search).get('sort')).toBe('name');
    expect(new URLSearchParams(window.location.search).get('name')).toBe('Santal Noir');
    expect(document.title).toContain('Santal Noir');
    const price = dialog.getByText('$210.00');
    expect(price).toBeVisible();
    expect(
      dialog.getByText(/^Mysore-style sandalwood/).compareDocumentPosition(price),
      'the description comes first',
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(namesIn('seen')).toEqual(['Santal Noir']);
    await user.click(dialog.getByRole('button', { name: /^Next perfume: / }));
    await waitFor(() => expect(dialog.getByRole('status').textContent).not.toBe('Santal Noir'));
    expect(
      within(dialog.getByRole('navigation', { name: 'Recently viewed' })).getByText('Santal Noir'),
    ).toBeVisible();
    const alsoLike = dialog.getByRole('navigation', { name: 'You may also like' });
    expect(within(alsoLike).getAllByRole('link')).toHaveLength(4);
    await user.click(within(alsoLike).getByRole('link', { name: 'Vanilla Ember Extrait' }));
    expect(await dialog.findByText('Leading notes')).toBeVisible();
    expect(dialog.getByText('Extrait')).toBeVisible();
    expect(dialog.getByText('50 ml · $590.00 per 100 ml')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/products?sort=name');
    expect(await screen.findByRole('link', { name: 'Santal Noir' })).toHaveFocus();
  });

  it.each(['/products?perfume=gone&name=Santal+Noir', '/products?perfume=gone', '/products?perfume=&name='])(
    'at %s shows that the perfume is not in the collection now, with a link back',
    async (path) => {
      const { user } = renderApp(path);
      const dialog = within(await panel());
      expect(await dialog.findByText('This perfume is not in the collection.')).toBeVisible();
      await user.click(dialog.getByRole('button', { name: 'Back to the collection' }));
      await waitFor(() => expect(address()).toBe('/products'));
    },
  );

  it('zooms with the keyboard and its button', async () => {
    const { user } = renderApp(SANTAL);
    const dialog = within(await panel());
    const strip = await dialog.findByRole('group', { name: 'Pictures of Santal Noir' });
    const zoom = dialog.getByRole('button', { name: 'Zoom' });
    act(() => strip.focus());
    await user.keyboard('+');
    expect(zoom).toHaveAttribute('aria-pressed', 'true');
    expect(dialog.getAllByRole('img')[0]?.style.transform).toContain('scale(1.5)');
    await user.keyboard('-');
    expect(zoom).toHaveAttribute('aria-pressed', 'false');
    await user.click(zoom);
    expect(dialog.getAllByRole('img')[0]?.style.transform).toContain('scale(2.5)');
  });
});

describe('Find your scent', () => {
  const finder = async () => within(await screen.findByRole('dialog', { name: 'Find your scent' }));

  it('asks one question at a time, and ends with perfumes, misfits and prices', async () => {
    const { user } = renderApp('/products?scent=');
    const dialog = await finder();
    const choose = async (step: number, answer: string) => {
      expect(await dialog.findByText(`Question ${String(step)} of 5`)).toBeVisible();
      expect(dialog.getByRole('heading', { level: 3 })).toHaveFocus();
      await user.click(dialog.getByRole('button', { name: answer }));
    };
    await choose(1, 'For someone else');
    expect(dialog.getByRole('heading', { name: 'When will they wear it?' })).toBeVisible();
    await choose(2, 'On winter nights');
    await choose(3, 'Close to the skin');
    await dialog.findByText('Question 4 of 5');
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    await choose(3, 'Across a room, until morning');
    await choose(4, 'Dark wood');
    await choose(5, 'Up to $200');
    expect(await dialog.findByRole('heading', { name: 'Their scent is Royal Oud' })).toHaveFocus();
    expect(address()).toBe('/products?scent=someone.night.room.wood.to-200');
    expect(
      await dialog.findByText(/for winter nights, noticed across a room, with wood in it\./),
    ).toBeVisible();
    await dialog.findByText(/comes closest, though it is more than you wished to spend\.$/);
    expect(dialog.getByText('$320.00')).toBeVisible();
    expect(dialog.getByRole('region', { name: 'At a glance' })).toBeVisible();
    const others = within(await dialog.findByRole('region', { name: 'Also worth trying' }));
    expect(others.getByRole('link', { name: 'Vanilla Ember' })).toHaveAttribute('href', paths.vanillaEmber);
    expect(await others.findByText('$155.00')).toBeVisible();
    // Iris Poudré contains the letters 'oud' only.
    expect(others.queryByText(/Named for its oud/)).toBeNull();
    expect(dialog.getByRole('link', { name: 'Discover Royal Oud' })).toHaveAttribute('href', paths.royalOud);
    expect(dialog.getByRole('link', { name: 'Compare with Vanilla Ember' })).toHaveAttribute(
      'href',
      comparePath(['royalOud', 'vanillaEmber']),
    );
    expect(dialog.getByRole('button', { name: 'Send this result' })).toBeVisible();
    expect(await dialog.findByRole('button', { name: /^Add to Cart: Royal Oud/ })).toBeVisible();
    expect(await dialog.findByText(/^Not sure yet\?/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close Find your scent' }));
    await waitFor(() => expect(address()).toBe('/products'));
  });
});

describe('the link to the saved perfumes in the header', () => {
  const link = (name: string) => within(screen.getByRole('banner')).findByRole('link', { name });

  it('is always there, shows the number of saved perfumes, and forgets it with a logout', async () => {
    const { user } = renderApp('/products', { signedIn: true });
    const shown = await link('Saved perfumes');
    expect(shown).toHaveAttribute('href', '/products?saved=1');
    expect(shown).toHaveTextContent('');
    await user.click(await heart('Royal Oud'));
    expect(await link('Saved, 1 perfume')).toHaveTextContent('1');
    await user.click(await heart('Amber Nights'));
    expect(await link('Saved, 2 perfumes')).toBe(shown);
    await user.click(screen.getByRole('button', { name: 'Logout' }));
    expect(await link('Saved perfumes')).toHaveTextContent('');
  });

  it('leads to a page that says how to save one, if there is none', async () => {
    const { user } = renderApp('/contact');
    await user.click(await link('Saved perfumes'));
    expect(await main().findByText(/^Nothing saved yet\./)).toBeVisible();
  });
});

describe('a list to send', () => {
  const santal = { id: '6602b5d3c8ea2f6019000009', name: 'Santal Noir' };
  const open = (...entries: (typeof santal)[]) => renderApp(listPath(writeList(entries)));

  it('is a link from the saved perfumes, with the newest 30', async () => {
    const rows = Array.from({ length: 31 }, (_, at) => row(String(at), `No. ${String(at)}`));
    localStorage.setItem('saved', JSON.stringify({ '': rows }));
    const { user } = renderApp('/products?saved=1');
    await user.click(await screen.findByRole('button', { name: 'Send this list' }));
    expect(await screen.findByText('Link copied.')).toBeVisible();
    expect(screen.getByText('The link carries your 30 most recent.')).toBeVisible();
    const { pathname, searchParams } = new URL(await navigator.clipboard.readText());
    expect(pathname).toBe('/products');
    const list = searchParams.get('list') ?? '';
    expect(list.split('*')).toHaveLength(30);
    expect(readList(list).map(({ name }) => name)).toEqual(rows.slice(0, 30).map(({ name }) => name));
  });

  it('shows products of the API by name and id, shows no text of the address, and is saved with one press', async () => {
    const other = santal.id.replace('9', '8');
    const { user } = open(
      santal,
      { ...santal, id: other },
      { id: `${other}8`, name: 'Oud. Visit evil.example' },
    );
    expect(await main().findByText('A list for you: 1 perfume')).toBeVisible();
    expect(main().getByText('2 perfumes on this list are no longer in the collection.')).toBeVisible();
    expect(document.body).not.toHaveTextContent('evil');
    await user.click(main().getByRole('button', { name: 'Save all' }));
    expect(await screen.findByText('1 perfume saved.')).toBeVisible();
    expect(namesIn('saved')).toEqual(['Santal Noir']);
    expect(main().getByRole('button', { name: 'All saved' })).toHaveAttribute('aria-disabled', 'true');
  });
});

it('opens Find your scent from the catalogue’s bar, over the same list, and gives the focus back', async () => {
  const { user } = renderApp('/products?sort=name');
  const link = await main().findByRole('link', { name: 'Find your scent' });
  await user.click(link);
  const dialog = within(await screen.findByRole('dialog', { name: 'Find your scent' }));
  expect(address()).toBe('/products?sort=name&scent=');
  await user.click(dialog.getByRole('button', { name: 'Close Find your scent' }));
  await waitFor(() => expect(address()).toBe('/products?sort=name'));
  await waitFor(() => expect(link).toHaveFocus());
});

describe('a comparison', () => {
  const comparison = async () => within(await screen.findByRole('dialog', { name: 'Compare perfumes' }));
  const names = (dialog: Awaited<ReturnType<typeof comparison>>) =>
    dialog.queryAllByRole('columnheader').flatMap((column) =>
      within(column)
        .queryAllByRole('link')
        .map(({ textContent }) => textContent),
    );

  it('shows the perfumes of its address side by side, changes them, and closes to the list', async () => {
    const { user } = renderApp('/products?sort=name&compare=royal-oud.classic-musk');
    const dialog = await comparison();
    expect(document.activeElement).toHaveTextContent('Compare perfumes');
    expect(names(dialog)).toEqual(['Royal Oud', 'Classic Musk']);
    expect(await dialog.findByText('$320.00')).toBeVisible();
    expect(dialog.getByText('50 ml · $640.00 per 100 ml')).toBeVisible();
    for (const name of ['Royal Oud', 'Classic Musk'])
      expect(await dialog.findByRole('button', { name: `Add to Cart: ${name}` })).toBeVisible();
    expect(await dialog.findByText(/^Not sure yet\?/)).toBeVisible();
    expect(dialog.getByText('Led by wood, it reaches farthest and is the one for the night.')).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Vanilla Ember' }));
    await waitFor(() => expect(names(dialog)).toEqual(['Royal Oud', 'Classic Musk', 'Vanilla Ember']));
    expect(address()).toBe('/products?sort=name&compare=royal-oud.classic-musk.vanilla-ember');
    await user.click(dialog.getByRole('button', { name: 'Close the comparison' }));
    await waitFor(() => expect(address()).toBe('/products?sort=name'));
  });
});

describe('the page of a perfume', () => {
  it('has a heart and zoomable pictures, and is added to the recently viewed perfumes', async () => {
    localStorage.setItem('seen', JSON.stringify({ '': [row('s', 'Santal Noir')] }));
    const images = ['first', 'second'].map((name) => `https://pictures.example/${name}.webp`);
    sell(row('a'.repeat(24), 'Royal Oud', { images }));
    const { user } = renderApp('/products/royal-oud');
    await user.click(await heart('Royal Oud'));
    expect(namesIn('saved')).toEqual(['Royal Oud']);
    const strip = within(await screen.findByRole('navigation', { name: 'Recently viewed' }));
    expect(strip.getByRole('link').getAttribute('href')).toBe('/products?perfume=s&name=Santal+Noir');
    await waitFor(() => expect(namesIn('seen')).toEqual(['Royal Oud', 'Santal Noir']));
    await user.click(screen.getByRole('button', { name: 'Look closer' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Pictures of Royal Oud' }));
    expect(dialog.getAllByRole('img', { hidden: true }).map((img) => img.getAttribute('src'))).toEqual([
      expect.stringMatching(/^\/pictures\/product-royal-oud\..*\.webp$/),
      expect.stringMatching(/^\/pictures\/product-royal-oud-detail\..*\.webp$/),
      expect.stringMatching(/^\/pictures\/product-royal-oud-materials\..*\.webp$/),
      'https://pictures.example/second.webp',
    ]);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await user.click(screen.getByRole('button', { name: 'Search' }));
    const search = within(await screen.findByRole('dialog', { name: 'Search' }));
    expect(await search.findByRole('navigation', { name: 'Recently viewed' })).toBeVisible();
    await user.type(search.getByRole('combobox'), 'o');
    expect(search.queryByRole('navigation', { name: 'Recently viewed' })).toBeNull();
  });
});
