import { screen, waitFor, within } from '@testing-library/react';
import { assert, describe, expect, it } from 'vitest';
import { perfumes } from '#house/perfumes';
import { allPerfumeTexts } from '#house/perfumes/texts';
import { samples } from '#house/samples';
import { clearFaults, seedProducts, sentRequests, setFault } from '#mocks/node';
import { lastingSteps, leadingNotes } from '#shop/perfumes/glance';
import { addedIds, answerPages } from '../helpers/api';
import { address, renderApp } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { scrollToEnd } from '../helpers/intersection';

async function openPerfume(path: string, signedIn = false) {
  const { user } = renderApp(path, { signedIn });
  await screen.findByRole('heading', { level: 1 });
  return { user };
}

const offer = (): HTMLElement => screen.getByRole('region', { name: 'Price and order' });

it('shows its perfume, offers it at the current price, and links to the next', async () => {
  const [name, next] = ['Vanilla Ember', 'Royal Oud'];
  const { user } = await openPerfume(perfumes.vanillaEmber.path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  const article = screen.getByRole('article');
  expect(article).toHaveAttribute('data-ground', 'honey');
  const picture = within(article).getByRole('img', { name: new RegExp(`^${name} by Aurevane`) });
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture).toHaveAttribute('loading', 'eager');
  for (const view of [`Cap and label of ${name}`, `${name} among its raw materials`]) {
    const small = within(article).getByRole('button', { name: view });
    await user.click(small);
    expect(small).toHaveAttribute('aria-pressed', 'true');
    expect(within(article).getByRole('img', { name: view })).toBeInTheDocument();
  }
  for (const picture of article.querySelectorAll('img[src*="/macro-"], img[src*="/plate-"]'))
    expect(picture).toHaveAttribute('loading', 'lazy');
  const headings = within(article)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings).toEqual(['The story', 'The notes', 'How to wear it']);
  const key = 'vanillaEmber';
  const { notes, character } = allPerfumeTexts[key];
  const rows = within(screen.getByRole('region', { name: 'The notes' })).getAllByRole('row');
  const told = rows.map(({ textContent }) => textContent).join('\n');
  for (const { name: note, detail } of [...notes.top, ...notes.heart, ...notes.base]) {
    expect(told).toMatch(new RegExp(`${note} ${detail}after [\\d½]+ (?:minutes|hours?)`));
  }
  expect(told).toMatch(/Top notes.*\n(?:.*\n)+Heart notes.*\n(?:.*\n)+Base notes/);
  const glance = within(article).getByRole('region', { name: 'At a glance' });
  const { sillage, lastsHours, timesOfDay, seasons } = perfumes[key].facets;
  expect(glance).toHaveTextContent(`Strength${character.sillage} (${sillage} of 5)`);
  expect(glance).toHaveTextContent(`Longevity${character.longevity} (${lastingSteps(lastsHours)} of 5)`);
  const occasions = within(glance).getAllByRole('definition').slice(-2);
  expect(occasions.map(({ textContent }) => textContent.toLowerCase())).toEqual([
    timesOfDay.join(', '),
    seasons.join(', '),
  ]);
  const leading = leadingNotes(notes).map(({ name: note }) => note);
  const scent = within(article).getByText(leading.join(' · '));
  expect(scent.compareDocumentPosition(offer())).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  expect(glance).not.toHaveTextContent('Leading notes');
  expect(within(article).getByRole('region', { name: 'How to wear it' })).toHaveTextContent(/\w/);

  expect(await within(offer()).findByText('$155.00')).toBeInTheDocument();
  expect(within(offer()).getByRole('button', { name: `Add to Cart: ${name}` })).toBeInTheDocument();
  expect(within(offer()).getByRole('button', { name: /^Buy Now/ })).toBeInTheDocument();
  await within(offer()).findByText(/^Not sure yet\?/);
  expect(sentRequests('products').map(({ query }) => query)).toEqual([
    { search: name, page: '1', limit: '10' },
    { search: samples[0]?.name, page: '1', limit: '10' },
  ]);

  const crumbs = within(screen.getByRole('navigation', { name: 'Breadcrumb' }));
  expect(crumbs.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '/');
  expect(crumbs.getByRole('link', { name: 'Perfumes' })).toHaveAttribute('href', '/products');
  expect(crumbs.getByText(name)).toHaveAttribute('aria-current', 'page');
  const { perfume: other = key, reason = '' } = perfumes[key].wornWith ?? {};
  const companion = within(screen.getByRole('region', { name: 'Worn with it' }));
  expect(companion.getByRole('link', { name: perfumes[other].name })).toHaveAttribute(
    'href',
    perfumes[other].path,
  );
  expect(companion.getByText(reason)).toBeVisible();
  const end = within(screen.getByRole('complementary', { name: next }));
  await user.click(end.getByRole('link', { name: next }));
  expect(await screen.findByRole('heading', { level: 1, name: next })).toBeInTheDocument();
  expect(document.title).toContain(next);
});

it('offers the other sizes from the same answer as rows that open their panels', async () => {
  const id = seedProducts.find(({ name }) => name === 'Royal Oud Extrait')?.id;
  answerPages('products', [
    { _id: 'a'.repeat(24), name: 'Royal Oud', price: 320 },
    { _id: id, name: 'ROYAL OUD Extrait', price: '$1,250.00', imageUrl: '/extrait.webp' },
    { _id: 'b'.repeat(24), name: 'Royal Oud Candle', price: 30 },
    { _id: 'c'.repeat(24), name: 'Royal Oudh', price: 1 },
  ]);
  const { user } = await openPerfume('/products/royal-oud', true);
  const sizes = await within(offer()).findByRole('list', { name: 'Also as' });
  expect(within(offer()).getByText('50 ml · $640.00 per 100 ml')).toBeVisible();
  const extrait = within(sizes).getByRole('link');
  expect(extrait).toHaveTextContent(/^Extrait \$1,250\.00 50 ml · \$2,500\.00 per 100 ml$/);
  await user.click(extrait);
  expect(await screen.findByRole('dialog', { name: 'ROYAL OUD Extrait' })).toBeVisible();
  expect(address()).toBe(`/products?perfume=${id ?? ''}&name=ROYAL+OUD+Extrait`);
});

it('offers sizes that stand on a later page of the answer', async () => {
  const others = Array.from({ length: 9 }, (_, index) => ({
    _id: String(index).repeat(24),
    name: `Royal Oud Candle ${index}`,
    price: 30,
  }));
  answerPages(
    'products',
    [{ _id: 'a'.repeat(24), name: 'Royal Oud', price: 320 }, ...others],
    [{ _id: 'b'.repeat(24), name: 'Royal Oud Extrait', price: 600 }],
  );
  await openPerfume('/products/royal-oud');
  expect(await within(offer()).findByRole('link', { name: /^Extrait/ })).toBeVisible();
});

describe('beside the notes', () => {
  const frames = (): number => document.querySelectorAll('img[src*="/hours-"]').length;

  it('is the light of the hours, once the window is near', async () => {
    await openPerfume(perfumes.vanillaEmber.path);
    await screen.findByRole('region', { name: 'The notes' });
    expect(frames()).toBe(0);
    scrollToEnd();
    expect(frames()).toBe(12);
  });

  it('is cap and label for a perfume without it', async () => {
    await openPerfume(perfumes.classicMusk.path);
    expect(screen.getAllByRole('img', { name: 'Cap and label of Classic Musk' }).at(-1)).toBeInTheDocument();
    expect(frames()).toBe(0);
  });
});

describe('samples', () => {
  const [set] = samples;
  const setId = seedProducts.find(({ name }) => name === set?.name)?.id;

  it('can be added to the cart below the price of a perfume', async () => {
    const { user } = await openPerfume('/products/royal-oud', true);
    const words = `Not sure yet? Try it first: ${set?.holds ?? ''}, $38.00`;
    const link = await within(offer()).findByRole('link', { name: words });
    expect(link).toHaveAttribute('href', expect.stringContaining(`perfume=${setId ?? ''}`));
    await user.click(within(offer()).getByRole('button', { name: `Add to Cart: ${set?.name ?? ''}` }));
    expect(await screen.findByText(`${set?.name ?? ''} added to cart.`)).toBeInTheDocument();
    expect(addedIds()).toEqual([setId]);
  });

  it('are not mentioned while the API sells none', async () => {
    const asked = answerPages('products', [{ _id: 'a'.repeat(24), name: 'Royal Oud', price: 320 }]);
    await openPerfume('/products/royal-oud');
    expect(await within(offer()).findByText('$320.00')).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(offer()).not.toHaveTextContent('Not sure yet?');
  });
});

describe('a perfume that the API does not sell', () => {
  it("shows 'Launching Soon...' and the Notify Me flow without the product", async () => {
    setFault({ endpoint: 'products', fault: 200, body: { products: [] } });
    const { user } = await openPerfume('/products/royal-oud');
    expect(await within(offer()).findByText('Launching Soon...')).toBeInTheDocument();
    expect(within(offer()).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await user.click(within(offer()).getByRole('button', { name: 'Notify Me When Live' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it('chooses only the product with exactly that name, ignoring case', async () => {
    answerPages('products', [
      { _id: 'a'.repeat(24), name: 'Royal Oud Extrait', price: 1250 },
      { _id: 'b'.repeat(24), name: 'ROYAL OUD', price: 321 },
    ]);
    await openPerfume('/products/royal-oud');
    expect(await within(offer()).findByText('$321.00')).toBeInTheDocument();
  });

  it('searches further full pages, up to a limit', async () => {
    const other = (page: number) =>
      Array.from({ length: 10 }, (_, row) => ({
        _id: `p${page}-${row}`.padEnd(24, '0'),
        name: 'Other',
        price: 1,
      }));
    answerPages('products', other(1), [
      ...other(2).slice(1),
      { _id: 'b'.repeat(24), name: 'Royal Oud', price: 300 },
    ]);
    await openPerfume('/products/royal-oud');
    expect(await within(offer()).findByText('$300.00')).toBeInTheDocument();
  });

  it("shows that the price could not be loaded if the call fails, not 'Launching Soon...', and retries", async () => {
    setFault({ endpoint: 'products', fault: 500 });
    const { user } = await openPerfume('/products/royal-oud');
    expect(await within(offer()).findByText('The price could not be loaded.')).toBeInTheDocument();
    expect(within(offer()).queryByText('Launching Soon...')).not.toBeInTheDocument();
    expect(within(offer()).queryByRole('button', { name: 'Notify Me When Live' })).not.toBeInTheDocument();
    expectLogged(/Failed to load products: status 500/);
    clearFaults();
    await user.click(within(offer()).getByRole('button', { name: 'Try again' }));
    expect(await within(offer()).findByText('$320.00')).toBeInTheDocument();
    expect(offer()).toHaveFocus();
  });
});

/** The microdata of an element: its own properties, as text or by their attribute. */
function microdataOf(scope: Element): Record<string, string | null> {
  const own = [...scope.querySelectorAll('[itemprop]')].filter(
    (part) => part.parentElement?.closest('[itemscope]') === scope,
  );
  const valueOf = (part: Element): string | null =>
    ['content', 'href', 'value'].map((name) => part.getAttribute(name)).find((value) => value !== null) ??
    part.textContent;
  return Object.fromEntries(own.map((part) => [part.getAttribute('itemprop'), valueOf(part)]));
}

it('is a product with an offer for search engines', async () => {
  await openPerfume('/products/royal-oud');
  await within(offer()).findByText('$320.00');
  const product = document.querySelector('[itemtype="https://schema.org/Product"]');
  const sold = product?.querySelector('[itemprop="offers"][itemtype="https://schema.org/Offer"]');
  assert(product && sold);
  expect(microdataOf(product)).toMatchObject({
    name: 'Royal Oud',
    url: '/products/royal-oud',
    image: '/share-royal-oud.jpg',
    description: allPerfumeTexts.royalOud.description,
    size: '50 ml',
  });
  expect(microdataOf(sold)).toEqual({ price: '320.00', priceCurrency: 'USD', url: '/products/royal-oud' });
});
