import { act, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { answerJson } from '../helpers/api';
import { address, renderApp } from '../helpers/app';
import { expectLogged } from '../helpers/console';
import { clearFaults, releaseHanging, sentRequests, setFault } from '../helpers/mock';
import { main } from '../helpers/page';
import { active, count, dialog, input, openOverlay, optionTexts } from '../helpers/search';

/** What the overlay and the results page find by the words of this house. */

describe('words about a scent', () => {
  const hits = () => main().getByRole('region', { name: 'By scent' });

  it('find perfumes with what fits and their price, which Enter does not count as a match', async () => {
    const user = await openOverlay();
    await user.type(input(), 'mimoza');
    // With or without its price, which comes later.
    const hit = await within(dialog()).findByRole('option', { name: /^L’Heure d’Or Mimosa as it opens\./ });
    expect(hit).toHaveAttribute('href', '/products/l-heure-d-or');
    expect(count()).toBe('1 match');
    expect(optionTexts().at(-1)).toBe('see all results');
    await user.keyboard('{Enter}');
    await waitFor(() => expect(address()).toBe('/search?query=mimoza'));
    const group = within(await main().findByRole('region', { name: 'By scent' }));
    // Answers for 'mimoza' lack this perfume, so overlay and results load it by name, once.
    const priced = 'L’Heure d’Or Mimosa as it opens. $112.00';
    expect(await group.findByRole('link', { name: priced })).toBeVisible();
    const named = sentRequests('products').filter(({ query }) => query.search === 'L’Heure d’Or');
    expect(named).toHaveLength(1);
    expect(main().queryByText('No results found.'), 'something is shown').toBeNull();
  });

  it('load the prices of all perfumes for a wish with a limit, and leave out what is dearer', async () => {
    renderApp('/search?query=smoke+under+200');
    const hit = await main().findByRole('link', { name: /^Black Tea No. 4 .* \$90\.00$/ });
    expect(hit).toHaveTextContent('Black tea: steeped long, a little smoke.');
    expect(within(hits()).getAllByRole('link')).toEqual([hit]);
  });

  it('say that a price is not known if the API fails', async () => {
    setFault({ endpoint: 'products', fault: 'reset' });
    renderApp('/search?query=smoke+under+200');
    expect(await main().findByText('Their prices are not known yet.')).toBeVisible();
    expect(main().getByText('Under $200.')).toBeVisible();
    expect(within(hits()).getAllByRole('link')).toHaveLength(2);
    await main().findByText('The catalogue could not be searched.');
    expectLogged(/Failed to load products: network/);
  });

  it('wait for the prices that a wish asks about', async () => {
    setFault({ endpoint: 'products', fault: 'hang' });
    const user = await openOverlay();
    await user.type(input(), 'under 50');
    await waitFor(() => expect(count()).toContain('Under $50.'));
    expect(within(dialog()).queryByRole('option', { name: /Black Tea|Rain/ })).toBeNull();
    await waitFor(() => expect(sentRequests('products')).not.toHaveLength(0));
    clearFaults();
    act(releaseHanging);
    await waitFor(() => expect(count()).toMatch(/None of our perfumes is all of that\. no matches found$/));
  });

  it('say in one line what none of the perfumes smells of, and which comes nearest', async () => {
    renderApp('/search?query=cofee');
    expect(await main().findByText('None of our perfumes smells of coffee.')).toBeVisible();
    expect(main().getByText('This one comes nearest:')).toBeVisible();
    expect(within(hits()).getByRole('link')).toHaveTextContent('Black Tea No. 4 Black tea as it opens.');
  });

  it('say what was not understood, and offer nothing by it', async () => {
    renderApp('/search?query=tar flabbergasts me');
    expect(await main().findByText('We did not understand “tar flabbergasts me”.')).toBeVisible();
    expect(main().getByText('No results found.')).toBeVisible();
  });

  it.each([
    ['something under $60', '/products?sort=price-asc&price=under-100', 'All products under $100'],
    ['honey, $100 to $110', '/products?sort=price-asc&price=100-to-200', 'All products from $100 to $200'],
    ['musk over 200', '/products?sort=price-asc&price=over-200', 'All products over $200'],
    ['musk, at least 200', '/products?sort=price-asc&price=100-to-200', 'All products from $100 to $200'],
    ['musk, at least 200', '/products?sort=price-asc&price=over-200', 'All products over $200'],
    ['honey up to 100', '/products?sort=price-asc&price=under-100', 'All products under $100'],
  ])('to %j, which nothing fits, link to the price in the catalogue: %s', async (query, path, name) => {
    const user = await openOverlay();
    await user.type(input(), query);
    const option = await within(dialog()).findByRole('option', { name });
    expect(option).toHaveAttribute('href', path);
    expect(count()).toMatch(/None of our perfumes is all of that\. no matches found$/);
    await user.keyboard('{Enter}');
    expect(await main().findByText('None of our perfumes is all of that.')).toBeVisible();
    await user.click(main().getByRole('link', { name }));
    await waitFor(() => expect(address()).toBe(path));
  });

  it('find other products by their descriptions, and claim only their words', async () => {
    answerJson('products', [
      {
        _id: '6602b5d3c8ea2f6019000041',
        name: 'Courtyard',
        description: 'Rose and figs, told without smoke.',
        price: 90,
      },
      { _id: '6602b5d3c8ea2f6019000042', name: 'Kiln', description: 'Rose and smoke.', price: 90 },
    ]);
    renderApp('/search?query=rose+without+smoke');
    const row = await main().findByRole('link', {
      name: 'Courtyard Its description speaks of rose. $90.00',
    });
    expect(within(hits()).getAllByRole('link')).toEqual([row]);
  });
});

describe('all that the overlay finds', () => {
  const groups = () =>
    within(dialog())
      .queryAllByRole('group')
      .map((group) => [
        group.getAttribute('aria-label'),
        ...within(group)
          .getAllByRole('option')
          .map((option) => option.querySelector('bdi')?.textContent),
      ]);

  it('is one list, with its true count, which the arrow keys go through', async () => {
    const user = await openOverlay();
    await user.type(input(), 'tar');
    await within(dialog()).findByRole('group', { name: 'In the shop' });
    expect(groups()).toEqual([
      ['By scent', 'Out of the Harbour'],
      ['In the shop', 'Room Spray of Rope and Tar'],
    ]);
    expect(optionTexts().at(-1)).toBe('see all results');
    expect(count()).toBe('2 matches');
    expect(within(dialog()).queryByText('no matches found')).toBeNull();
    await user.keyboard('{ArrowDown}{ArrowDown}');
    expect(active()).toBe('Room Spray of Rope and Tar');
    expect(within(dialog()).getByRole('option', { selected: true })).toHaveTextContent(
      'Room Spray of Rope and Tar',
    );
    await user.keyboard('{Enter}');
    await waitFor(() =>
      expect(address()).toMatch(/^\/products\?perfume=[\da-f]{24}&name=Room\+Spray\+of\+Rope\+and\+Tar$/),
    );
  });

  it('names a perfume once, and keeps the selected entry when more is found', async () => {
    const user = await openOverlay();
    await user.type(input(), 'rain');
    await user.keyboard('{ArrowUp}');
    expect(active()).toBe('see all results');
    await within(dialog()).findByRole('group', { name: 'In the shop' });
    expect(active()).toBe('see all results');
    expect(within(dialog()).queryByRole('group', { name: 'By scent' })).toBeNull();
    expect(optionTexts().filter((name) => name === 'No 5 and Rain')).toHaveLength(1);
  });
});

it.each([
  ['/contact', 'Contact'],
  ['/products?search=v', 'Lime Avenue'],
])(
  'products of the API are the same behind %s, by the plural of what they are, and none by one letter',
  async (path, behind) => {
    const user = await openOverlay(path);
    await screen.findAllByText(behind);
    await user.type(input(), 'v');
    expect(within(dialog()).queryByRole('group', { name: 'In the shop' })).toBeNull();
    await user.clear(input());
    await user.type(input(), 'candles under 100');
    expect(
      within(await within(dialog()).findByRole('group', { name: 'In the shop' })).getByRole('option', {
        name: /^Quay Candle No. 7/,
      }),
    ).toBeVisible();
    await user.click(within(dialog()).getByRole('option', { name: 'see all results' }));
    expect(await main().findByRole('link', { name: /^Quay Candle No. 7/ })).toBeVisible();
  },
);
