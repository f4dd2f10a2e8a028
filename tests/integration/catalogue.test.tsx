import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it, vi } from 'vitest';
import { catalogueSearchPath } from '#config/paths';
import { catalogueTexts } from '#house/catalogue';
import { perfumeNamed } from '#shop/products/perfumeTargets';
import { answerAnimation } from '../helpers/animation';
import { answerCall, answerPages, hex } from '../helpers/api';
import { address, onNextEntry, renderApp } from '../helpers/app';
import { setMedia } from '../helpers/browser';
import { pass, slowClock } from '../helpers/clock';
import { expectLogged } from '../helpers/console';
import { first, inPanel } from '../helpers/goods';
import { catalogueTitle, family, secondFamily, thirdFamily } from '../helpers/house';
import { scrollToEnd } from '../helpers/intersection';
import { clearFaults, releaseHanging, seedProducts, sentRequests, setFault } from '../helpers/mock';
import { comesBack } from '../helpers/otherTab';
import { announced, main, navigation } from '../helpers/page';
import { requestsAnswered } from '../helpers/requests';

const row = (number: number, more: object = {}): object => ({
  _id: hex(number),
  name: `Perfume ${number}`,
  price: 10 + number,
  description: `Notes ${number}`,
  ...more,
});
const rows = (count: number, from = 1): object[] =>
  Array.from({ length: count }, (_, index) => row(from + index));

const list = () => main().getByRole('list', { name: 'Perfumes' });
const cards = () => within(list()).getAllByRole('listitem');
const names = () =>
  within(list())
    .getAllByRole('heading', { level: 3 })
    .map(({ textContent }) => textContent);
const prices = () =>
  cards().map((card) => Number(/\$([\d,.]+)/.exec(card.textContent)?.[1]?.replace(',', '')));
const searchBox = () => main().getByRole('searchbox', { name: 'Search products...' });
const seedNames = seedProducts.map(({ name }) => name);
const pagesAsked = () => sentRequests('products').map(({ query }) => query.page);

async function openCatalogue(path = '/products', count = 10) {
  const { user } = renderApp(path);
  await waitFor(() => expect(cards()).toHaveLength(count));
  return user;
}

/** Scrolls down until the whole seed is loaded. */
async function loadSeed(): Promise<void> {
  for (let count = 20; count < seedNames.length + 10; count += 10) {
    await waitFor(() => expect(main().queryByText('Loading more...')).toBeNull());
    scrollToEnd();
    await waitFor(() => expect(cards()).toHaveLength(Math.min(count, seedNames.length)));
  }
}

describe('the catalogue', () => {
  it('begins with a banner: a title with a highlighted word, and a tagline', async () => {
    await openCatalogue();
    const title = screen.getByRole('heading', { level: 1, name: catalogueTitle });
    expect(within(title).getByText(catalogueTexts.titleHighlight).tagName).toBe('EM');
    expect(main().getByText(catalogueTexts.tagline)).toBeVisible();
    expect(main().getByRole('img', { name: catalogueTexts.bannerAlt })).toBeVisible();
  });

  it('shows picture, name, description, price with a dollar sign and two buttons of each product', async () => {
    answerPages('products', [
      row(1, { name: 'Rose', price: '$1,250.5', imageUrl: 'https://img.example/rose.webp' }),
    ]);
    await openCatalogue('/products', 1);
    const card = within(list()).getByRole('listitem');
    expect(within(card).getByRole('img', { name: 'Rose' })).toHaveAttribute(
      'src',
      'https://img.example/rose.webp',
    );
    expect(within(card).getByRole('heading', { level: 3, name: 'Rose' })).toBeVisible();
    expect(within(card).getByText('Notes 1')).toBeVisible();
    expect(within(card).getByText('$1,250.50')).toBeVisible();
    expect(within(card).getByText('Add to Cart')).toBeVisible();
    expect(within(card).getByRole('button', { name: 'Buy Now: Rose' })).toHaveAccessibleDescription(
      'Buy Now places the order in one step.',
    );
  });

  it("links a card of the shop's perfumes to its page, and others to their panel", async () => {
    await openCatalogue();
    const page = seedProducts.slice(0, 10).map(({ id, name }) => ({ id, name, own: perfumeNamed(name) }));
    const links = within(list()).getAllByRole('link');
    const hrefs = links.map((link) => link.getAttribute('href'));
    expect(hrefs).toEqual(
      page.map(
        ({ id, name, own }) =>
          own?.path ?? `/products?${new URLSearchParams({ perfume: id, name }).toString()}`,
      ),
    );
    expect(hrefs).toContain(first.path);
  });
});

describe('paging of the catalogue', () => {
  it("shows 'Loading products...' for the first page, then 'Loading more...'", async () => {
    setFault({ endpoint: 'products', fault: 'hang' });
    renderApp('/products');
    expect(await main().findByText('Loading products...')).toBeVisible();
    await waitFor(() => expect(sentRequests('products').length).toBeGreaterThan(0));
    act(releaseHanging);
    await waitFor(() => expect(cards()).toHaveLength(10));
    expect(main().queryByText('Loading products...')).toBeNull();

    setFault({ endpoint: 'products', fault: 'hang' });
    scrollToEnd();
    expect(await main().findByText('Loading more...')).toBeVisible();
    expect(announced()).toBe('Loading more...');
    clearFaults();
    await waitFor(() => expect(pagesAsked()).toContain('2'));
    act(releaseHanging);
    await waitFor(() => expect(cards()).toHaveLength(20));
    expect(main().queryByText('Loading more...')).toBeNull();
  });

  it('loads the next page when the end comes into view, as long as each page has 10 rows', async () => {
    await openCatalogue();
    await waitFor(() => expect(announced()).toBe('The first 10 perfumes'));
    await loadSeed();
    expect(names()).toEqual(seedNames);
    const asked = pagesAsked();
    scrollToEnd();
    expect(pagesAsked()).toEqual(asked);
    expect(asked).toEqual(Array.from({ length: asked.length }, (_, index) => String(index + 1)));
    expect(announced()).toBe(`${seedNames.length} perfumes`);
  });

  it('counts all rows of a page, so it goes on after dropping bad rows and duplicates', async () => {
    answerPages('products', [...rows(7), row(1), { name: 'no id' }, row(9, { price: 'free' })], rows(3, 20));
    await openCatalogue('/products', 7);
    scrollToEnd();
    await waitFor(() => expect(cards()).toHaveLength(10));
    expectLogged(/Rows of GET \/products that were left out/);
  });

  it('stops loading automatically if a full page adds no new product; Load more remains', async () => {
    const asked = answerPages('products', rows(10), rows(10), rows(10, 20));
    const user = await openCatalogue();
    scrollToEnd();
    const button = await main().findByRole('button', { name: 'Load more' });
    expect(asked).toEqual([1, 2]);
    scrollToEnd();
    expect(asked).toEqual([1, 2]);
    await user.click(button);
    await waitFor(() => expect(cards()).toHaveLength(20));
    expect(asked).toEqual([1, 2, 3]);
  });

  it('pauses while the focus is in the footer; a link at the start of the list leads there', async () => {
    const user = await openCatalogue();
    await user.click(main().getByRole('link', { name: 'Skip to footer' }));
    expect(screen.getByRole('contentinfo')).toHaveFocus();
    scrollToEnd();
    expect(pagesAsked()).toEqual(['1']);
    await user.tab();
    expect(screen.getByRole('contentinfo')).toContainElement(document.activeElement as HTMLElement);
    expect(pagesAsked()).toEqual(['1']);
    act(() => screen.getByRole('main').focus());
    await waitFor(() => expect(cards()).toHaveLength(20));
  });
});

describe('an empty or failed catalogue', () => {
  it("shows 'New Collections', the animation and 'Launching Soon...' when there are no products", async () => {
    setFault({ endpoint: 'animation', fault: 'hang' });
    setFault({ endpoint: 'products', fault: 200, body: { products: [] } });
    renderApp('/products');
    expect(await screen.findByRole('heading', { name: 'New Collections' })).toBeVisible();
    expect(screen.getByText('Launching Soon...')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Notify Me When Live' })).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Reset filters' })).toBeNull();
  });

  it('only logs a failed load, shows the empty list, stops paging, and retries on request', async () => {
    setFault({ endpoint: 'products', fault: 500 });
    // The animation is requested at the end of the list.
    answerAnimation(() => new Promise<Response>(() => undefined));
    const { user } = renderApp('/products');
    const again = await screen.findByRole('button', { name: 'Try again' });
    expect(await screen.findByText('Launching Soon...')).toBeVisible();
    expectLogged(/Failed to load products/);
    expect(screen.getByRole('alert')).toBeEmptyDOMElement();
    scrollToEnd();
    expect(pagesAsked()).toEqual(['1']);
    clearFaults();
    await user.click(again);
    await waitFor(() => expect(cards()).toHaveLength(10));
    expect(main().getByRole('region', { name: 'Perfumes' })).toHaveFocus();
  });

  it('keeps the list if a later page fails, stops paging, and offers to try again beside it', async () => {
    const user = await openCatalogue();
    setFault({ endpoint: 'products', fault: 503 });
    scrollToEnd();
    const again = await main().findByRole('button', { name: 'Try again' });
    expectLogged(/Failed to load products/);
    expect(cards()).toHaveLength(10);
    scrollToEnd();
    expect(pagesAsked()).toEqual(['1', '2']);
    clearFaults();
    await user.click(again);
    await waitFor(() => expect(cards()).toHaveLength(20));
    expect(main().queryByRole('button', { name: 'Try again' })).toBeNull();
    expect(document.body).not.toHaveFocus();
  });
});

describe('searching the catalogue', () => {
  const [term, newer] = [inPanel.name.toLowerCase(), first.name.toLowerCase()];

  it('waits 300 ms after the last key, then resets list and page and puts the text into the address', async () => {
    slowClock();
    const user = await openCatalogue();
    scrollToEnd();
    await waitFor(() => expect(cards()).toHaveLength(20));
    const entries = window.history.length;
    await user.type(searchBox(), term);
    act(() => void vi.advanceTimersByTime(200));
    expect(address()).toBe('/products');
    expect(sentRequests('products')).toHaveLength(2);
    act(() => void vi.advanceTimersByTime(100));
    await waitFor(() => expect(address()).toBe(catalogueSearchPath(term)));
    await waitFor(() => expect(names().length).toBeGreaterThan(0));
    expect(names().every((name) => name.toLowerCase().includes(term))).toBe(true);
    expect(sentRequests('products').at(-1)?.query).toEqual({ search: term, page: '1', limit: '10' });
    expect(sentRequests('products')).toHaveLength(3);
    expect(window.history.length).toBe(entries);
    expect(searchBox()).toHaveFocus();
    await waitFor(() => expect(announced()).toMatch(/^\d+ perfumes?$/));
  });

  it('has the text in its address when a card is opened within 300 ms, and when the panel closes', async () => {
    slowClock();
    const user = await openCatalogue();
    await user.type(searchBox(), term);
    await user.click(await screen.findByRole('link', { name: inPanel.name }));
    const close = await within(await screen.findByRole('dialog')).findByRole('button', { name: 'Close' });
    await user.click(close);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe(catalogueSearchPath(term));
    await waitFor(() => expect(searchBox()).toHaveValue(term));
  });

  it('sends single blanks, whatever was typed or is in the address', async () => {
    renderApp(`/products?search=${encodeURIComponent(first.name.replace(' ', '\u00a0 \t'))}`);
    await waitFor(() => expect(names()[0]).toBe(first.name));
    expect(sentRequests('products').map(({ query }) => query.search)).toEqual([first.name]);
  });

  it.each([true, false])('gives the focus up after the Search key if fingers type (%s)', async (isCoarse) => {
    if (isCoarse) setMedia('coarse');
    const user = await openCatalogue();
    await user.type(searchBox(), `${term}{Enter}`);
    expect(document.activeElement === searchBox()).toBe(!isCoarse);
  });

  it('without a match leads to the search of the whole house, which understands wishes', async () => {
    answerPages('products', []);
    renderApp('/products?search=not+sweet');
    const link = await main().findByRole('link', { name: 'Search the whole house' });
    expect(link).toHaveAttribute('href', '/search?query=not+sweet');
  });

  it('does not cancel the navigation to a link that was followed', async () => {
    const user = await openCatalogue();
    await user.type(searchBox(), term);
    onNextEntry(() => fireEvent.submit(screen.getByRole('search', { name: 'Search and filter' })));
    await user.click(within(screen.getByRole('banner')).getByRole('link', { name: 'Contact' }));
    expect(await screen.findByRole('heading', { level: 1, name: 'Contact' })).toBeVisible();
    expect(address()).toBe('/contact');
  });

  it('shows only the newest search, and cancels older ones', async () => {
    const user = await openCatalogue();
    setFault({ endpoint: 'products', fault: 'hang', times: 1 });
    await user.type(searchBox(), `${term}{Enter}`);
    await waitFor(() => expect(sentRequests('products').at(-1)?.query.search).toBe(term));
    await user.clear(searchBox());
    await user.type(searchBox(), `${newer}{Enter}`);
    await waitFor(() => expect(names().length).toBeGreaterThan(0));
    act(releaseHanging);
    const older = () => sentRequests('products').find(({ query }) => query.search === term);
    await waitFor(() => expect(older()?.status).not.toBeNull());
    expect(names().every((name) => name.toLowerCase().includes(newer))).toBe(true);
    expect(address()).toBe(catalogueSearchPath(newer));
  });

  it('follows the address: a shared link has search, sort and filter, and a bad value means the default', async () => {
    renderApp('/products?search=o&sort=price-asc&price=under-100');
    await waitFor(() => expect(prices().length).toBeGreaterThan(0));
    expect(searchBox()).toHaveValue('o');
    expect(main().getByRole('combobox', { name: 'Sort' })).toHaveDisplayValue('Price low to high');
    expect(main().getByRole('combobox', { name: 'Price' })).toHaveDisplayValue('Under $100');
    await waitFor(() => expect(main().queryByText('Loading more...')).toBeNull());
    expect(prices().every((price) => price < 100)).toBe(true);
    expect(prices()).toEqual([...prices()].sort((a, b) => a - b));
  });
});

it('coming back to the catalogue after 5 minutes shows the list as the server has it then', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answerPages('products', rows(10));
  const user = await openCatalogue();
  answerPages('products', [row(99), row(1, { price: 777 }), ...rows(8, 3)]);
  await user.click(navigation().getByRole('link', { name: 'Contact' }));
  await screen.findByRole('button', { name: 'Send Message' });
  act(() => void vi.advanceTimersByTime(5 * 60_000 + 1000));
  act(() => window.history.back());
  await waitFor(() => expect(cards()).toHaveLength(10));
  await waitFor(() => expect(prices().slice(0, 2)).toEqual([109, 777]));
  expect(names()).toHaveLength(10);
});

it('a tab that is shown again after a day reads the prices anew', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  answerPages('products', [row(1, { price: 100 })]);
  await openCatalogue('/products', 1);
  await pass(24 * 3_600_000);
  answerPages('products', [row(1, { price: 120 })]);
  comesBack();
  await waitFor(() => expect(prices()).toEqual([120]));
});

describe('sorting and filtering the catalogue', () => {
  const sort = (name: string) => main().getByRole<HTMLSelectElement>('combobox', { name });

  it("sorts the whole catalogue, 'Loading more...' showing, and puts the sort into the address", async () => {
    const user = await openCatalogue();
    const entries = window.history.length;
    setFault({ endpoint: 'products', times: 1 }, { endpoint: 'products', fault: 'hang' });
    await user.selectOptions(sort('Sort'), 'Price low to high');
    await waitFor(() => expect(pagesAsked()).toContain('3'));
    expect(main().getByText('Loading more...')).toBeVisible();
    act(releaseHanging);
    await waitFor(() => expect(cards()).toHaveLength(seedNames.length));
    expect(main().queryByText('Loading more...')).toBeNull();
    expect(prices()).toEqual([...prices()].sort((a, b) => a - b));
    expect(address()).toBe('/products?sort=price-asc');
    expect(window.history.length).toBe(entries);
  });

  it("stops after 50 pages with 'Sorted among the first 500 products.' and Load more", async () => {
    // Two cost less than $100.
    const asked = answerPages(
      'products',
      ...Array.from({ length: 60 }, (_, page) => rows(10, 88 + page * 10)),
    );
    const { user } = renderApp('/products?price=under-100');
    const told = await main().findByText('Sorted among the first 500 products.', {}, { timeout: 20_000 });
    expect(told).toBeVisible();
    expect(cards()).toHaveLength(2);
    expect(asked).toHaveLength(50);
    scrollToEnd();
    await user.click(main().getByRole('button', { name: 'Load more' }));
    expect(await main().findByText('Sorted among the first 510 products.')).toBeVisible();
    expect(asked).toHaveLength(51);
  });

  it('shows that a price range has no products, and resets it', async () => {
    answerPages('products', rows(4));
    const user = await openCatalogue('/products', 4);
    await user.selectOptions(sort('Price'), 'Over $200');
    expect(await screen.findByText('No perfume matches these filters.')).toBeVisible();
    expect(main().getByRole('navigation', { name: 'Our perfumes' })).toBeVisible();
    expect(screen.queryByText('Launching Soon...')).toBeNull();
    await user.click(screen.getByRole('button', { name: 'Reset filters' }));
    await waitFor(() => expect(cards()).toHaveLength(4));
    expect(address()).toBe('/products');
    expect(main().getByRole('region', { name: 'Perfumes' })).toHaveFocus();
  });
});

it.each(['price=over-200', `family=${family.key}`, 'saved=1', 'price=over-200&sort=name'])(
  'with the filter %s and a page that could not be loaded, nobody says that nothing matches',
  async (view) => {
    localStorage.setItem('saved', JSON.stringify([hex(11)]));
    let fails = true;
    answerCall('products', ({ request }) => {
      const page = new URL(request.url).searchParams.get('page');
      if (page === '1') return HttpResponse.json(rows(10));
      if (fails) return HttpResponse.json({}, { status: 500 });
      return HttpResponse.json([row(11, { price: 300, description: family.word })]);
    });
    const { user } = renderApp(`/products?${view}`);
    expect(await main().findByText('The next perfumes could not be loaded.')).toBeVisible();
    expect(screen.queryByText('No perfume matches these filters.')).toBeNull();
    expect(screen.queryByText('No perfumes')).toBeNull();
    expectLogged(/^Failed to load products/);
    fails = false;
    await user.click(main().getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(names()).toEqual(['Perfume 11']));
  },
);

describe('the filter by families', () => {
  const chip = (name: string | RegExp) => main().findByRole('button', { name });
  const described = (number: number, description: string): object => row(number, { description });
  const first = [
    described(1, secondFamily.word),
    described(2, family.word),
    described(3, `${family.word}, ${secondFamily.word}`),
    ...rows(7, 4),
  ];
  const second = [described(11, `${thirdFamily.word}, ${secondFamily.word}`)];

  it('has a chip for each family of what is loaded, and shows those of any chosen one in the whole catalogue', async () => {
    answerPages('products', first, second);
    const user = await openCatalogue();
    expect(await chip(secondFamily.name)).toBeVisible();
    expect(main().queryByRole('button', { name: new RegExp(`^${thirdFamily.name}`) })).toBeNull();
    await requestsAnswered();
    // More may follow, so there are no numbers yet.
    expect(main().queryByRole('button', { name: new RegExp(`^${secondFamily.name} \\d`) })).toBeNull();
    const entries = window.history.length;
    await user.click(await chip(family.name));
    await waitFor(() => expect(names()).toEqual(['Perfume 2', 'Perfume 3']));
    await user.click(await chip(secondFamily.name));
    expect(await chip(`${secondFamily.name} 3`)).toHaveAttribute('aria-pressed', 'true');
    expect(address()).toBe(`/products?family=${family.key},${secondFamily.key}`);
    await waitFor(() => expect(names()).toEqual(['Perfume 1', 'Perfume 2', 'Perfume 3', 'Perfume 11']));
    await user.click(await chip(`${family.name} 2`));
    expect(await chip(`${secondFamily.name} 3`)).toHaveAttribute('aria-pressed', 'true');
    await waitFor(() => expect(names()).toEqual(['Perfume 1', 'Perfume 3', 'Perfume 11']));
    expect(window.history.length).toBe(entries);
    await waitFor(() => expect(announced()).toBe('3 perfumes'));
  });

  it.each([
    ['saved=1&sort=name', 1],
    ['price=over-200', 2],
    ['search=three&sort=name', 3],
  ])('offers, under %s, the families of what is left, and a pressed one counts it', async (query, count) => {
    answerPages('products', [
      described(1, secondFamily.word),
      { ...described(2, secondFamily.word), price: 300 },
      { ...described(3, `${secondFamily.word}, ${thirdFamily.word}`), price: 300 },
      ...(query.startsWith('search') ? [] : [described(4, family.word)]),
    ]);
    localStorage.setItem('saved', JSON.stringify([hex(1)]));
    const { user } = renderApp(`/products?${query}`);
    await user.click(await chip(secondFamily.name));
    expect(await chip(`${secondFamily.name} ${count}`)).toHaveAttribute('aria-pressed', 'true');
    expect(main().queryByRole('button', { name: new RegExp(`^${family.name}`) })).toBeNull();
  });
});
