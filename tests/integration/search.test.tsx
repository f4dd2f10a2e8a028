import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it, vi } from 'vitest';
import { SEARCH_DEBOUNCE_MS } from '#config/constants';
import { catalogueSearchPath, searchPath } from '#config/paths';
import { perfumes } from '#house/perfumes';
import { perfumeTargets } from '#shop/products/perfumeTargets';
import { helpFor } from '#shop/search/help';
import { helpWords } from '#shop/search/questions';
import { pageTargets } from '#shop/search/searchTargets';
import { answerJson, answerPages } from '../helpers/api';
import { address, renderApp } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { first, inPanel, longestNamed, priceOf, withoutPicture } from '../helpers/goods';
import { family, titleEnd } from '../helpers/house';
import { releaseHanging, sentRequests, setFault } from '../helpers/mock';
import { emptyOwnersFacts } from '../helpers/owner';
import { main, panelPath } from '../helpers/page';
import {
  active,
  count,
  dialog,
  input,
  links,
  openOverlay,
  options,
  optionTexts,
  section,
} from '../helpers/search';

describe('the search overlay', () => {
  it('opens from the search icon, with the focus in its input', async () => {
    await openOverlay();
    await waitFor(() => expect(input()).toHaveFocus());
    expect(input()).toHaveAttribute('placeholder', 'Search products, pages...');
    expect(dialog()).toHaveAttribute('aria-modal', 'true');
  });

  it('finds page names and perfume names, ignoring case, and ends with see all results', async () => {
    setFault({ endpoint: 'products', fault: 'hang' });
    const user = await openOverlay();
    await user.type(input(), 'REGIS');
    expect(optionTexts()).toEqual(['Register', 'see all results']);
    expect(input()).toHaveAttribute('aria-expanded', 'true');
    expect(count()).toBe('1 match');
    await user.clear(input());
    await user.type(input(), longestNamed.name.toLowerCase());
    expect(optionTexts()).toEqual([longestNamed.name, 'see all results']);
  });

  it('shows 8 matches at most, legal pages too', async () => {
    answerPages(
      'products',
      Array.from({ length: 10 }, (_, at) => ({ _id: `${at}`, name: `Courier ${at}`, price: 10 })),
    );
    const user = await openOverlay();
    await user.type(input(), 'k');
    expect(optionTexts()).toContain('Cookies');
    await user.clear(input());
    await user.type(input(), 'coo');
    await waitFor(() => expect(optionTexts()).toEqual(['Cookies', 'see all results']));
    await user.clear(input());
    await user.type(input(), 'our');
    await waitFor(() => expect(count()).toBe('8 matches'));
    expect(options()).toHaveLength(9);
    expect(optionTexts().at(-1)).toBe('see all results');
  });

  it("shows 'no matches found' and announces it", async () => {
    const user = await openOverlay();
    await user.type(input(), 'zzz');
    const status = within(dialog()).getByRole('status');
    await waitFor(() => expect(status).toHaveAttribute('aria-busy', 'true'));
    expect(within(dialog()).queryByText('no matches found'), 'before the answer').toBeNull();
    expect(await within(dialog()).findByText('no matches found')).toBeVisible();
    expect(status).toHaveAttribute('aria-busy', 'false');
    expect(status).toHaveTextContent('no matches found');
    expect(optionTexts()).toEqual(['see all results']);
  });

  it.each([
    ['the page of exactly one match', ` ${longestNamed.name.toLowerCase()} `, longestNamed.path],
    ['the results of several matches', 'o', '/search?query=o'],
    ['the results if there is no match', 'zzz', '/search?query=zzz'],
  ])('goes on Enter to %s', async (_, typed, goal) => {
    const user = await openOverlay();
    await user.type(input(), `${typed}{Enter}`);
    await waitFor(() => expect(address()).toBe(goal));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it.each([{ isComposing: true }, { keyCode: 229 }])(
    'ignores the keys of an input method (%j)',
    async (composing) => {
      const user = await openOverlay();
      await user.type(input(), 'home');
      fireEvent.keyDown(input(), { key: 'ArrowDown', ...composing });
      expect(input()).not.toHaveAttribute('aria-activedescendant');
      expect(address()).toBe('/contact');
      // The browser closes a dialog on Escape unless the key is prevented.
      expect(fireEvent.keyDown(input(), { key: 'Escape', ...composing })).toBe(false);
      expect(fireEvent.keyDown(input(), { key: 'Escape' })).toBe(true);
    },
  );

  it('follows the Search key of a phone while a word is composed', async () => {
    const user = await openOverlay();
    await user.type(input(), 'regis');
    fireEvent.keyDown(input(), { key: 'Enter', keyCode: 13, isComposing: true });
    fireEvent.submit(within(dialog()).getByRole('search'));
    await waitFor(() => expect(address()).toBe('/register'));
  });

  it.each(['', '   ', '\u200b\u00ad'])('does nothing on Enter with empty text (%j)', async (typed) => {
    const user = await openOverlay();
    await user.type(input(), `${typed}{Enter}`);
    expect(address()).toBe('/contact');
    expect(dialog()).toBeVisible();
    expect(options()).toEqual([]);
  });

  it('moves through list and input with the arrow keys, and Enter follows the entry', async () => {
    setFault({ endpoint: 'products', fault: 'hang' });
    const user = await openOverlay();
    await user.type(input(), 'o');
    const [entry = '', ...others] = optionTexts();
    expect(active()).toBeUndefined();
    await user.keyboard('{ArrowDown}');
    expect(active()).toBe(entry);
    expect(within(dialog()).getByRole('option', { selected: true })).toHaveTextContent(entry);
    await user.keyboard('{ArrowDown}'.repeat(others.length));
    expect(active()).toBe('see all results');
    await user.keyboard('{ArrowDown}');
    expect(active()).toBeUndefined();
    await user.keyboard('{ArrowUp}{ArrowUp}');
    expect(active()).toBe(others.at(-2));
    expect(input()).toHaveFocus();
    const path = within(dialog()).getByRole('option', { selected: true }).getAttribute('href');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe(path));
  });
});

describe('the search results', () => {
  it("have the heading 'Results for' plus the query, also as the document's title", async () => {
    renderApp(`/search?query=${encodeURIComponent('<img src=x onerror=alert(1)> & co')}`);
    const name = 'Results for <img src=x onerror=alert(1)> & co';
    expect(await screen.findByRole('heading', { level: 1, name })).toBeVisible();
    await waitFor(() => expect(document.title).toBe(name + titleEnd));
  });

  it('show matching products and pages', async () => {
    answerJson('products', [
      { _id: 'a'.repeat(24), name: first.name, price: 320 },
      { _id: 'b'.repeat(24), name: `${first.name} & Co`, price: 12345, imageUrl: '//evil.example/x.png' },
      { _id: 'c'.repeat(24), name: 'Rose', price: 10 },
    ]);
    renderApp(searchPath(first.name));
    await waitFor(() =>
      expect(links('Products')).toEqual([
        [first.name, first.path],
        [`${first.name} & Co`, catalogueSearchPath(`${first.name} & Co`)],
      ]),
    );
    expect(section('Products').getByText('$320.00')).toBeVisible();
    expect(section('Products').getByText('$12,345.00')).toBeVisible();
    expect(main().queryByRole('region', { name: 'Pages' })).toBeNull();
  });

  it("show 'No results found.' if rows match only in their description, without an empty heading", async () => {
    const page = (number: number) =>
      Array.from({ length: 10 }, (_, index) => ({
        _id: `${number}-${index}`,
        name: `Perfume ${number} ${index}`,
        description: 'With teakwood.',
        price: 10,
      }));
    const asked = answerPages('products', page(1), page(2));
    const { user } = renderApp('/search?query=teakwood');
    expect(await main().findByText('No results found.')).toBeVisible();
    expect(main().queryByRole('heading', { name: 'Products' })).toBeNull();
    for (const pages of [2, 3]) {
      await user.click(await main().findByRole('button', { name: 'Load more' }));
      await waitFor(() => expect(asked).toHaveLength(pages));
    }
    await waitFor(() => expect(main().queryByRole('button', { name: 'Load more' })).toBeNull());
    expect(main().getByText('No results found.')).toBeVisible();
  });

  const withO = (targets: readonly { name: string; path: string }[]) =>
    [/\bo/i, /^(?!.*\bo).*o/i].flatMap((part) =>
      targets.filter(({ name }) => part.test(name)).map(({ name, path }) => [name, path]),
    );

  it('show local matches at once while the catalogue loads, and load more on request', async () => {
    setFault({ endpoint: 'products', fault: 'hang' });
    const { user } = renderApp('/search?query=o');
    await waitFor(() => expect(links('Products')).toEqual(withO(perfumeTargets)));
    expect(main().getByText('Loading products...')).toBeVisible();
    expect(main().queryByText('No results found.')).toBeNull();
    await waitFor(() => expect(sentRequests('products').length).toBeGreaterThan(0));
    act(releaseHanging);
    await user.click(await main().findByRole('button', { name: 'Load more' }));
    await waitFor(() => expect(links('Products').length).toBeGreaterThan(10));
    expect(new Set(links('Products').map(([name]) => name)).size).toBe(links('Products').length);
  });

  it("show 'No results found.' and one way on if nothing matches", async () => {
    renderApp('/search?query=zzz');
    expect(await main().findByText('No results found.')).toBeVisible();
    expect(main().getAllByRole('link')).toHaveLength(1);
    expect(main().getByRole('link', { name: 'Find your scent' })).toHaveAttribute('href', '/products?scent=');
    expect(document.getElementById('announcements')).toHaveTextContent('No results found.');
  });

  it('still show the local matches if the catalogue fails, and offer to try again', async () => {
    setFault({ endpoint: 'products', fault: 500 });
    const { user } = renderApp('/search?query=o');
    const again = await main().findByRole('button', { name: 'Try again' });
    expectLogged(/Failed to load products/);
    await user.click(again);
    expect(links('Products')).toEqual(withO(perfumeTargets));
    expect(links('Pages')).toEqual(withO(pageTargets));
    await waitFor(() => expectLogged(/Failed to load products/));
    expect(sentRequests('products')).toHaveLength(2);
    answerJson('products', [{ _id: 'a', name: 'Forest', price: 10 }]);
    await user.click(await main().findByRole('button', { name: 'Try again' }));
    expect(await main().findByRole('link', { name: 'Forest $10.00' })).toBeVisible();
    expect(document.body).not.toHaveFocus();
  });

  it.each(['/search', '/search?query=', '/search?query=%20%20'])(
    'ask for a search text at %s',
    async (path) => {
      const { user } = renderApp(path);
      expect(await screen.findByRole('heading', { level: 1, name: 'Results for' })).toBeVisible();
      expect(main().getByText('Search for a perfume or a page by any part of its name.')).toBeVisible();
      expect(main().queryByText('No results found.')).toBeNull();
      expect(sentRequests('products')).toHaveLength(0);
      await user.type(main().getByRole('searchbox'), '  {Enter}');
      expect(address()).toBe(path);
      await user.type(main().getByRole('searchbox'), 'cookies');
      await user.click(main().getByRole('button', { name: 'Search' }));
      await waitFor(() => expect(address()).toBe('/search?query=cookies'));
      expect(await screen.findByRole('heading', { level: 1, name: 'Results for cookies' })).toBeVisible();
      expect(main().queryByRole('button', { name: 'Search' }), 'before an edit').toBeNull();
    },
  );
});

it.each(['contact', first.name.toLowerCase(), family.word, 'a'])(
  'an address stands once for %j, in the overlay and on the results page',
  async (query) => {
    const addresses = (links: HTMLElement[]) => links.map((link) => link.getAttribute('href'));
    const user = await openOverlay();
    await user.type(input(), query);
    await waitFor(() => expect(within(dialog()).getByRole('status')).toHaveAttribute('aria-busy', 'false'));
    const shown = addresses(options());
    expect(shown).toEqual([...new Set(shown)]);
    await user.click(within(dialog()).getByRole('option', { name: 'see all results' }));
    await main().findByRole('heading', { name: `Results for ${query}` });
    await waitFor(() => expect(main().queryByText('Loading products...')).toBeNull());
    const found = addresses(main().getAllByRole('link'));
    expect(found.length).toBeGreaterThan(0);
    expect(found).toEqual([...new Set(found)]);
  },
);

describe('help', () => {
  emptyOwnersFacts();
  const places = new Map(
    Object.values(helpWords)
      .flatMap((words) => helpFor(words, true, false).links)
      .map(({ name, path }) => [path, name]),
  );
  it.each([...places])('leads to a page that has its words: %s', async (path, name) => {
    expect(places.size).toBeGreaterThan(5);
    renderApp(path, { signedIn: true });
    const words = name === 'Write to us' ? 'Send Message' : name.replace(/,.*|s$/, '');
    await waitFor(() => expect(document.body.textContent).toMatch(new RegExp(words, 'i')));
  });

  it('on safety leads to its heading on the page of the perfume', async () => {
    perfumes[first.perfume].safety = { ingredients: 'Alcohol' };
    const user = await openOverlay();
    await user.type(input(), 'allergens');
    await user.click(await within(dialog()).findByRole('option', { name: /^Ingredients and safety: / }));
    const heading = await screen.findByRole('heading', { name: 'Ingredients and safety' });
    await waitFor(() => expect(heading).toHaveFocus());
  });

  it.each(['return policy', 'vegan scent', 'are you hiring?'])(
    'that the owner has not written is said to %j, and the question can be sent',
    async (query) => {
      const user = await openOverlay();
      await user.type(input(), query);
      await within(dialog()).findByRole('option', { name: 'Write to us' });
      await waitFor(() => expect(within(dialog()).getByRole('status')).toHaveAttribute('aria-busy', 'false'));
      expect(count()).toBe('We have no answer to this here yet. ');
      expect(optionTexts()).toEqual(['Write to us', 'see all results']);
      expect(within(dialog()).queryByRole('link', { name: first.name })).toBeNull();
      await user.keyboard('{Enter}');
      const section = within(await main().findByRole('region', { name: 'Help' }));
      expect(section.getByText('We have no answer to this here yet.')).toBeVisible();
      await waitFor(() => expect(main().queryByText('Loading products...')).toBeNull());
      expect(main().queryByText('No results found.')).toBeNull();
      expect(main().getAllByRole('link')).toEqual([section.getByRole('link', { name: 'Write to us' })]);
      await user.click(section.getByRole('link', { name: 'Write to us' }));
      expect(await screen.findByLabelText('Message')).toHaveValue(query);
    },
  );

  it('to notify opens the dialog of Notify Me', async () => {
    const user = await openOverlay();
    await user.type(input(), 'notify');
    await user.click(await within(dialog()).findByRole('option', { name: 'Notify Me' }));
    const asked = await screen.findByRole('dialog', { name: 'Be the first to know' });
    await user.click(within(asked).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(address()).toBe('/contact'));
  });
});

describe('products of the API with that name', () => {
  const [term, another] = [inPanel.name.toLowerCase(), withoutPicture.name.toLowerCase()];
  const shop = () => within(dialog()).findByRole('group', { name: 'In the shop' });
  const asked = () => sentRequests('products').map(({ query }) => query.search);

  it('appear in the overlay with their price, requested once per text, after the last key', async () => {
    const user = await openOverlay();
    await user.type(input(), term);
    const name = `${inPanel.name} ${priceOf(inPanel)}`;
    expect(within(await shop()).getByRole('option', { name })).toHaveAttribute(
      'href',
      panelPath(inPanel.name),
    );
    await user.clear(input());
    await user.type(input(), 'zzz');
    await waitFor(() => expect(asked()).toContain('zzz'));
    await user.clear(input());
    await user.type(input(), term);
    expect(await shop()).toHaveTextContent(inPanel.name);
    expect(asked()).toEqual([term, 'zzz']);
  });

  it.each(['QX', 'Ô', '香水', '향수'])('are asked for by %j before anything is said', async (query) => {
    setFault({ endpoint: 'products', fault: 'hang' });
    const user = await openOverlay();
    await user.type(input(), query);
    expect(count()).toBe('');
    await waitFor(() => expect(asked()).toEqual([query]));
    act(releaseHanging);
    expect(await within(dialog()).findByText('no matches found')).toBeVisible();
  });

  it('are not asked for by a single letter or digit, nor claimed to be none', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const user = await openOverlay();
    await user.type(input(), term);
    await shop();
    for (const short of ['a', ' q ', '$9', '?!']) {
      await user.clear(input());
      await user.type(input(), short);
      await act(() => vi.advanceTimersByTimeAsync(SEARCH_DEBOUNCE_MS * 2));
      expect(count()).not.toContain('no matches found');
    }
    await user.clear(input());
    await user.type(input(), another);
    await waitFor(() => expect(asked()).toContain(another));
    expect(asked().slice(0, 2)).toEqual([term, another]);
  });
});
