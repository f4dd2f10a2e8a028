import { screen, waitFor, within } from '@testing-library/react';
import { assert, describe, expect, it, onTestFinished } from 'vitest';
import { hoursPictures } from '#house/hoursPictures';
import { perfumes } from '#house/perfumes';
import { allPerfumeTexts } from '#house/perfumes/texts';
import { samples } from '#house/samples';
import { millilitres } from '#house/sizes';
import { formatCents } from '#lib/money';
import { lastingSteps, leadingNotes } from '#shop/perfumes/glance';
import { productPath } from '#shop/products/productPath';
import { addedIds, answerPages } from '../helpers/api';
import { address, renderApp } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { first, priceOf, second } from '../helpers/goods';
import { scrollToEnd } from '../helpers/intersection';
import { clearFaults, sentRequests, setFault } from '../helpers/mock';
import { productNamed } from '../helpers/page';

async function openPerfume(path: string, signedIn = false) {
  const { user } = renderApp(path, { signedIn });
  await screen.findByRole('heading', { level: 1 });
  return { user };
}

/** A size that the house knows, besides that of its perfumes' own pages. */
const [size = '', ml = 0] = Object.entries(millilitres)[0] ?? [];

const offer = (): HTMLElement => screen.getByRole('region', { name: 'Price and order' });

it('shows its perfume, offers it at the current price, and links to the next', async () => {
  const { perfume: key, name, path } = first;
  const { name: next } = second;
  const { user } = await openPerfume(path);
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent(name);
  const article = screen.getByRole('article');
  expect(article).toHaveAttribute('data-ground', perfumes[key].ground);
  const picture = within(article).getByRole('img', { name: perfumes[key].alt });
  expect(picture).toHaveAttribute('fetchpriority', 'high');
  expect(picture).toHaveAttribute('loading', 'eager');
  for (const view of [`Cap and label of ${name}`, `${name} among its raw materials`]) {
    const small = within(article).getByRole('button', { name: view });
    await user.click(small);
    expect(small).toHaveAttribute('aria-pressed', 'true');
    expect(within(article).getAllByRole('img', { name: view })[0]).toBeInTheDocument();
  }
  for (const picture of article.querySelectorAll('img[src*="/macro-"], img[src*="/plate-"]'))
    expect(picture).toHaveAttribute('loading', 'lazy');
  const headings = within(article)
    .getAllByRole('heading', { level: 2 })
    .map(({ textContent }) => textContent);
  expect(headings).toEqual(['The story', 'The notes', 'How to wear it']);
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

  expect(await within(offer()).findByText(priceOf(first))).toBeInTheDocument();
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
  const name = `${first.name} ${size}`;
  const { id } = productNamed(name);
  answerPages('products', [
    { _id: 'a'.repeat(24), name: first.name, price: 2 * perfumes[first.perfume].ml },
    { _id: id, name: name.toUpperCase(), price: `$${ml}.00`, imageUrl: '/small.webp' },
    { _id: 'b'.repeat(24), name: `${first.name} Candle`, price: 30 },
    { _id: 'c'.repeat(24), name: `${first.name}h`, price: 1 },
  ]);
  const { user } = await openPerfume(first.path, true);
  const sizes = await within(offer()).findByRole('list', { name: 'Also as' });
  expect(within(offer()).getByText(`${perfumes[first.perfume].ml} ml · $200.00 per 100 ml`)).toBeVisible();
  const row = within(sizes).getByRole('link');
  expect(row).toHaveTextContent(new RegExp(`^${size} \\$${ml}\\.00 .*\\$100\\.00 per 100 ml$`));
  await user.click(row);
  expect(await screen.findByRole('dialog', { name: name.toUpperCase() })).toBeVisible();
  expect(address()).toBe(productPath({ id, name: name.toUpperCase() }));
});

it('offers sizes that stand on a later page of the answer', async () => {
  const others = Array.from({ length: 9 }, (_, index) => ({
    _id: String(index).repeat(24),
    name: `${first.name} Candle ${index}`,
    price: 30,
  }));
  answerPages(
    'products',
    [{ _id: 'a'.repeat(24), name: first.name, price: 320 }, ...others],
    [{ _id: 'b'.repeat(24), name: `${first.name} ${size}`, price: 600 }],
  );
  await openPerfume(first.path);
  expect(await within(offer()).findByRole('link', { name: new RegExp(`^${size}`) })).toBeVisible();
});

describe('beside the notes', () => {
  const frames = (): number => document.querySelectorAll('img[src*="/hours-"]').length;

  it('is the light of the hours, once the window is near', async () => {
    const hours = `hours${perfumes[first.perfume].pictures}`;
    Object.assign(hoursPictures, { [hours]: { path: 'hours-1', frames: 12, widths: [480] } });
    onTestFinished(() => void Reflect.deleteProperty(hoursPictures, hours));
    await openPerfume(first.path);
    await screen.findByRole('region', { name: 'The notes' });
    expect(frames()).toBe(0);
    scrollToEnd();
    expect(frames()).toBe(12);
  });

  it('is cap and label for a perfume without it', async () => {
    await openPerfume(first.path);
    expect(screen.getAllByRole('img', { name: `Cap and label of ${first.name}` }).at(-1)).toBeInTheDocument();
    expect(frames()).toBe(0);
  });
});

describe('samples', () => {
  const [{ name, holds } = { name: '', holds: '' }] = samples;

  it('can be added to the cart below the price of a perfume', async () => {
    const { user } = await openPerfume(first.path, true);
    const { id, cents } = productNamed(name);
    const words = `Not sure yet? Try it first: ${holds}, ${formatCents(cents)}`;
    const link = await within(offer()).findByRole('link', { name: words });
    expect(link).toHaveAttribute('href', expect.stringContaining(`perfume=${id}`));
    await user.click(within(offer()).getByRole('button', { name: `Add to Cart: ${name}` }));
    expect(await screen.findByText(`${name} added to cart.`)).toBeInTheDocument();
    expect(addedIds()).toEqual([id]);
  });

  it('are not mentioned while the API sells none', async () => {
    const asked = answerPages('products', [
      { _id: 'a'.repeat(24), name: first.name, price: first.price / 100 },
    ]);
    await openPerfume(first.path);
    expect(await within(offer()).findByText(priceOf(first))).toBeVisible();
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(offer()).not.toHaveTextContent('Not sure yet?');
  });
});

describe('a perfume that the API does not sell', () => {
  it("shows 'Launching Soon...' and the Notify Me flow without the product", async () => {
    setFault({ endpoint: 'products', fault: 200, body: { products: [] } });
    const { user } = await openPerfume(first.path);
    expect(await within(offer()).findByText('Launching Soon...')).toBeInTheDocument();
    expect(within(offer()).queryByRole('button', { name: 'Try again' })).not.toBeInTheDocument();
    await user.click(within(offer()).getByRole('button', { name: 'Notify Me When Live' }));
    expect(await screen.findByRole('dialog')).toBeInTheDocument();
  });

  it("shows that the price could not be loaded if the call fails, not 'Launching Soon...', and retries", async () => {
    setFault({ endpoint: 'products', fault: 500 });
    const { user } = await openPerfume(first.path);
    expect(await within(offer()).findByText('The price could not be loaded.')).toBeInTheDocument();
    expect(within(offer()).queryByText('Launching Soon...')).not.toBeInTheDocument();
    expect(within(offer()).queryByRole('button', { name: 'Notify Me When Live' })).not.toBeInTheDocument();
    expectLogged(/Failed to load products: status 500/);
    clearFaults();
    await user.click(within(offer()).getByRole('button', { name: 'Try again' }));
    expect(await within(offer()).findByText(priceOf(first))).toBeInTheDocument();
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
  await openPerfume(first.path);
  await within(offer()).findByText(priceOf(first));
  const product = document.querySelector('[itemtype="https://schema.org/Product"]');
  const sold = product?.querySelector('[itemprop="offers"][itemtype="https://schema.org/Offer"]');
  assert(product && sold);
  expect(microdataOf(product)).toMatchObject({
    name: first.name,
    url: first.path,
    image: `/share-${first.path.split('/').at(-1) ?? ''}.jpg`,
    description: allPerfumeTexts[first.perfume].description,
    size: `${perfumes[first.perfume].ml} ml`,
  });
  expect(microdataOf(sold)).toEqual({
    price: (first.price / 100).toFixed(2),
    priceCurrency: 'USD',
    url: first.path,
  });
});
