import { act, screen, waitFor, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { closerPictures } from '#house/closerPictures';
import { draws } from '#house/finder';
import { perfumes } from '#house/perfumes';
import { pictures } from '#house/pictures';
import { millilitres } from '#house/sizes';
import { keysOf } from '#lib/tables';
import { findScent } from '#pages/catalogue/finder';
import { productPath } from '#shop/products/productPath';
import { hideUnsold } from '#shop/products/saved';
import { answerCall, answerPages } from '../helpers/api';
import { address, renderApp } from '../helpers/app';
import { first, inPanel, need, own, priceOf } from '../helpers/goods';
import { family } from '../helpers/house';
import { sentRequests } from '../helpers/mock';
import { main, productNamed } from '../helpers/page';
import { requestsAnswered } from '../helpers/requests';

const panel = () => screen.findByRole('dialog');
const heart = (name: string) => screen.findByRole('button', { name: `Save ${name}` });
const savedLink = (name: string) => within(screen.getByRole('banner')).findByRole('link', { name });
const stored = (): unknown => JSON.parse(localStorage.getItem('saved') ?? 'null');
const sell = (...rows: object[]) => answerPages('products', rows);

describe('saved perfumes', () => {
  it('are ids, added with a heart, counted in the header and shown by its link', async () => {
    sell({ _id: 'a', name: 'Rose', price: 10 }, { _id: 'b', name: 'Iris', price: 20 });
    const { user } = renderApp('/products');
    await user.click(await heart('Rose'));
    expect(await heart('Rose')).toHaveAttribute('aria-pressed', 'true');
    expect(stored()).toEqual(['a']);
    const link = await savedLink('Saved, 1 perfume');
    expect(link).toHaveTextContent('1');
    await user.click(link);
    expect(address()).toBe('/products?saved=1');
    expect(await screen.findByRole('heading', { level: 1, name: 'Your saved perfumes' })).toBeVisible();
    const names = () => screen.queryAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);
    await waitFor(() => expect(names()).toEqual(['Rose']));
    expect(main().queryByRole('search'), 'few need no filters').toBeNull();
    // Its card stays, unlit, until the list is left.
    await user.click(await heart('Rose'));
    expect(stored()).toEqual([]);
    expect(names()).toEqual(['Rose']);
    expect(await heart('Rose')).toHaveFocus();
    expect(await heart('Rose')).toHaveAttribute('aria-pressed', 'false');
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Products' }),
    );
    await waitFor(() => expect(names()).toEqual(['Rose', 'Iris']));
    await user.click(await savedLink('Saved perfumes'));
    expect(await main().findByText('Nothing saved yet.')).toBeVisible();
    await user.click(main().getByRole('button', { name: 'Back to the collection' }));
    await waitFor(() => expect(names()).toEqual(['Rose', 'Iris']));
  });

  it.each(['{"a":1}', '[null, 1, {}]'])('are none if storage holds %s; one can be saved', async (garbage) => {
    localStorage.setItem('saved', garbage);
    sell({ _id: 'a', name: 'Rose', price: 10 });
    const { user } = renderApp('/products');
    await user.click(await heart('Rose'));
    expect(stored()).toEqual(['a']);
  });

  it('that are no longer sold are not counted once the whole catalogue is there, and count again later', async () => {
    localStorage.setItem('saved', '["gone","a","lost"]');
    sell({ _id: 'a', name: 'Rose', price: 10 });
    renderApp('/products?saved=1');
    expect(await savedLink('Saved, 1 perfume')).toHaveTextContent('1');
    expect(await main().findByText('1 perfume')).toBeVisible();
    expect(stored()).toEqual(['gone', 'a', 'lost']);
    act(() => hideUnsold([{ id: 'gone' }, { id: 'a' }, { id: 'lost' }] as never));
    expect(await savedLink('Saved, 3 perfumes')).toHaveTextContent('3');
  });
});

describe('the panel of a perfume', () => {
  it('opens from a card with its own address, keeps the list, and closes back to it', async () => {
    const { user } = renderApp('/products?sort=name');
    await user.click(await screen.findByRole('link', { name: inPanel.name }));
    const dialog = within(await panel());
    expect(await dialog.findByRole('status')).toHaveTextContent(inPanel.name);
    const query = new URLSearchParams(window.location.search);
    expect(Object.fromEntries(query)).toEqual({ sort: 'name', perfume: inPanel.id, name: inPanel.name });
    expect(document.title).toContain(inPanel.name);
    const price = dialog.getByText(priceOf(inPanel));
    expect(price).toBeVisible();
    expect(
      dialog.getByText(productNamed(inPanel.name).description).compareDocumentPosition(price),
      'the description comes first',
    ).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await user.click(dialog.getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(address()).toBe('/products?sort=name');
    expect(await screen.findByRole('link', { name: inPanel.name })).toHaveFocus();
  });

  it.each([
    ['the only saved perfume', 'saved=1', ['a']],
    ['one of two saved perfumes', 'saved=1', ['a', 'b']],
    ['a perfume beyond the price', 'price=over-200', ['a']],
    ['a perfume of another family', `family=${family.key}`, []],
  ])('keeps %s when its heart is pressed, and the focus, and sends no call', async (_, view, saved) => {
    localStorage.setItem('saved', JSON.stringify(saved));
    sell({ _id: 'a', name: 'Rose', price: 10 }, { _id: 'b', name: 'Iris', price: 20 });
    const { user } = renderApp(`/products?${view}&perfume=a&name=Rose`);
    const save = await within(await panel()).findByRole('button', { name: 'Save Rose' });
    const calls = sentRequests('products').length;
    await user.click(save);
    await user.click(save);
    await user.click(save);
    expect(save).toBeVisible();
    expect(save).toHaveFocus();
    expect(within(await panel()).getByText('$10.00')).toBeVisible();
    expect(sentRequests('products')).toHaveLength(calls);
  });

  it('shows the facts of a size of a perfume', async () => {
    const [[size, ml] = ['', 0]] = Object.entries(millilitres);
    const name = `${first.name} ${size}`;
    sell({ _id: 'x', name, price: ml });
    renderApp(productPath({ id: 'x', name }));
    const dialog = within(await panel());
    expect(await dialog.findByText('Leading notes')).toBeVisible();
    expect(dialog.getByText(size)).toBeVisible();
    expect(dialog.getByText(/\$100\.00 per 100 ml$/)).toBeVisible();
  });

  it.each(['perfume=b&name=Its+old+name', 'perfume=b', 'perfume=b&name=', 'perfume=b&name=Iris'])(
    'at %s finds the perfume by its id, on a later page of the catalogue too, and waits until then',
    async (query) => {
      const others = Array.from({ length: 10 }, (_, at) => ({
        _id: `o${at}`,
        name: `Other ${at}`,
        price: 1,
      }));
      const perfume = { _id: 'b', name: 'Iris', price: 20 };
      let isAsked = false;
      let release = (): void => undefined;
      const held = new Promise<void>((done) => {
        release = done;
      });
      answerCall('products', async ({ request }) => {
        const { searchParams } = new URL(request.url);
        const isSecond = searchParams.get('page') === '2';
        if (isSecond) {
          isAsked = true;
          await held;
        }
        const rows = searchParams.get('search') === '' ? (isSecond ? [perfume] : others) : [];
        return HttpResponse.json({ products: rows });
      });
      renderApp(`/products?${query}`);
      const dialog = within(await panel());
      await waitFor(() => expect(isAsked).toBe(true));
      expect(dialog.getByRole('status')).toHaveTextContent('Loading…');
      release();
      expect(await dialog.findByText('$20.00')).toBeVisible();
    },
  );

  it('closes at once for two quick presses, and goes back only once', async () => {
    const { user } = renderApp('/contact');
    await user.click(
      within(screen.getByRole('navigation', { name: 'Main' })).getByRole('link', { name: 'Products' }),
    );
    await user.click(await screen.findByRole('link', { name: inPanel.name }));
    const close = await within(await panel()).findByRole('button', { name: 'Close' });
    act(() => {
      close.click();
      close.click();
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await requestsAnswered();
    expect(address()).toBe('/products');
  });

  it.each(['/products?perfume=gone&name=Rose', '/products?perfume=gone', '/products?perfume=&name='])(
    'at %s shows that the perfume is not in the collection now, with a link back',
    async (path) => {
      const { user } = renderApp(path);
      const dialog = within(await panel());
      expect(await dialog.findByText('This perfume is not in the collection.')).toBeVisible();
      await user.click(dialog.getByRole('link', { name: 'Back to the collection' }));
      await waitFor(() => expect(address()).toBe('/products'));
    },
  );

  it('leads back to the list also if the panel was opened from another page', async () => {
    const { user } = renderApp('/');
    await screen.findByRole('heading', { level: 1 });
    act(() => window.history.pushState({ idx: 1 }, '', '/products?sort=name&perfume=gone'));
    act(() => void window.dispatchEvent(new PopStateEvent('popstate')));
    const dialog = within(await panel());
    await user.click(await dialog.findByRole('link', { name: 'Back to the collection' }));
    await waitFor(() => expect(address()).toBe('/products?sort=name'));
    expect(window.history.state).toMatchObject({ idx: 1 });
    expect(screen.queryByRole('dialog')).toBeNull();
  });
});

describe('Find your scent', () => {
  const finder = async () => within(await screen.findByRole('dialog', { name: 'Find your scent' }));

  it('asks one question at a time, and ends with perfumes, what fits, and prices', async () => {
    const { user } = renderApp('/products?scent=');
    const drawn = need(keysOf(draws)[0], 'a first question');
    const dialog = await finder();
    const choose = async (step: number, answer: string) => {
      expect(await dialog.findByText(`Question ${step} of 3`)).toBeVisible();
      expect(dialog.getByRole('heading', { level: 3 })).toHaveFocus();
      await user.click(dialog.getByRole('button', { name: answer }));
    };
    await choose(1, 'On winter nights');
    await choose(2, 'Close to the skin');
    await dialog.findByText('Question 3 of 3');
    await user.click(dialog.getByRole('button', { name: 'Back' }));
    await choose(2, 'Across a room, until morning');
    await choose(3, draws[drawn]);
    const answers = ['night', 'room', drawn] as const;
    const { hits, isExact } = findScent(answers);
    const best = need(
      own.find(({ perfume }) => perfume === hits[0]?.perfume),
      'a perfume for the answers',
    );
    const title = `${isExact ? 'Your scent is' : 'Nearest to your answers'} ${best.name}`;
    expect(await dialog.findByRole('heading', { name: title })).toHaveFocus();
    expect(address()).toBe(`/products?scent=${answers.join('.')}`);
    expect((await dialog.findAllByText(priceOf(best)))[0]).toBeVisible();
    expect(dialog.getByRole('link', { name: `Discover ${best.name}` })).toHaveAttribute('href', best.path);
    expect(dialog.getByRole('button', { name: 'Send this result' })).toBeVisible();
    expect(
      await dialog.findByRole('button', { name: new RegExp(`^Add to Cart: ${best.name}`) }),
    ).toBeVisible();
    expect(await dialog.findByText(/^Not sure yet\?/)).toBeVisible();
    await user.click(dialog.getByRole('button', { name: 'Close Find your scent' }));
    await waitFor(() => expect(address()).toBe('/products'));
  });

  it('opens from the catalogue’s bar, over the same list, and gives the focus back', async () => {
    const { user } = renderApp('/products?sort=name');
    const link = await main().findByRole('link', { name: 'Find your scent' });
    await user.click(link);
    const dialog = await finder();
    expect(address()).toBe('/products?sort=name&scent=');
    await user.click(dialog.getByRole('button', { name: 'Close Find your scent' }));
    await waitFor(() => expect(address()).toBe('/products?sort=name'));
    await waitFor(() => expect(link).toHaveFocus());
  });
});

it('the page of a perfume has a heart and all pictures', async () => {
  const { pictures: set } = perfumes[first.perfume];
  const closer = [closerPictures[`product${set}Detail`], closerPictures[`product${set}Materials`]];
  const images = ['first', 'second'].map((name) => `https://pictures.example/${name}.webp`);
  sell({ _id: 'a'.repeat(24), name: first.name, price: 320, images });
  const { user } = renderApp(first.path);
  await user.click(await heart(first.name));
  expect(stored()).toEqual(['a'.repeat(24)]);
  await user.click(screen.getByRole('button', { name: 'Look closer' }));
  const dialog = within(await screen.findByRole('dialog', { name: `Pictures of ${first.name}` }));
  const row = within(dialog.getByRole('group', { name: `Pictures of ${first.name}` }));
  expect(row.getAllByRole('img').map((img) => img.getAttribute('src'))).toEqual([
    ...[pictures[`product${set}`], ...closer].map(
      ({ path }) => expect.stringContaining(`/${path}/`) as string,
    ),
    'https://pictures.example/second.webp',
  ]);
  expect(dialog.getAllByRole('button', { name: /^Show picture \d of 4$/ })).toHaveLength(4);
  await user.click(dialog.getByRole('button', { name: 'Close' }));
  expect(screen.getByRole('button', { name: 'Look closer' })).toHaveFocus();
});
