import { screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';
import { perfumes } from '#house/perfumes';
import { safetyOf } from '../../src/config/safety';
import { deliveryDays, formerPrices, guarantee, safetyByName, safetyOfAll, searchTerms } from '#house/owner';
import { env } from '../../src/config/env';
import { fillCart } from '../../src/mocks/node';
import { renderApp } from '../helpers/app';

const TITLE = 'Ingredients and safety';
const INCI = 'Alcohol denat., Parfum, Limonene, Linalool';
const PERSON = 'Aurevane GmbH\nGasse 1, Wien\nsafe@example.com';
const oud = perfumes.royalOud;

describe("ingredients and safety from the owner's table", () => {
  afterEach(() => {
    delete oud.safety;
    Object.assign(safetyOfAll, { warnings: '', responsiblePerson: '' });
    for (const name of Object.keys(safetyByName)) Reflect.deleteProperty(safetyByName, name);
  });

  it("a perfume's own facts precede the general ones; empty facts are left out", () => {
    oud.safety = { ingredients: INCI, warnings: 'Stains silk.', batch: '' };
    Object.assign(safetyOfAll, { warnings: 'Flammable.', responsiblePerson: PERSON });
    Object.assign(safetyByName, { 'Rose Water': { shelfLife: '12 months' } });
    expect(safetyOf(' royal OUD ').map(({ fact, text }) => [fact, text])).toEqual([
      ['ingredients', INCI],
      ['warnings', 'Stains silk.'],
      ['responsiblePerson', PERSON],
    ]);
    expect(safetyOf('rose water').map(({ text }) => text)).toEqual(['Flammable.', PERSON, '12 months']);
  });

  it("are shown on the perfume's page", async () => {
    oud.safety = { ingredients: INCI };
    renderApp(oud.path);
    const section = within(await screen.findByRole('region', { name: TITLE }));
    expect(section.getByRole('term')).toHaveTextContent('Ingredients');
    expect(section.getByRole('definition')).toHaveTextContent(INCI);
  });

  it('are shown in the panel', async () => {
    Object.assign(safetyOfAll, { responsiblePerson: PERSON });
    renderApp('/products?perfume=6602b5d3c8ea2f6019000009&name=Santal+Noir');
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByRole('region', { name: TITLE })).toHaveTextContent('safe@example.com');
  });

  it('are folded in the rows of the cart', async () => {
    oud.safety = { ingredients: INCI };
    fillCart({ 'Royal Oud': 1, 'Santal Noir': 1 });
    const { user } = renderApp('/cart', { signedIn: true });
    const list = within(await screen.findByRole('list', { name: 'Items in your cart' }));
    // jsdom has no role for a summary.
    const folded = list.getByLabelText(`${TITLE}: Royal Oud`);
    expect(list.getAllByText(TITLE)).toHaveLength(1);
    expect(list.getByText(INCI)).not.toBeVisible();
    await user.click(folded);
    expect(list.getByText(INCI)).toBeVisible();
  });

  it('are not shown while they are empty', async () => {
    renderApp(oud.path);
    await screen.findByRole('region', { name: 'How to wear it' });
    expect(screen.queryByText(TITLE)).toBeNull();
  });
});

const NOTICE = { file: '/guarantee/notice.svg', width: 595, height: 842, words: 'Two years for all goods.' };

describe("the owner's files about guarantees", () => {
  afterEach(() => void Object.assign(guarantee, { notice: null, label: null }));

  it.each([
    ["the perfume's page", oud.path, false],
    ['the panel', '/products?perfume=6602b5d3c8ea2f6019000009&name=Santal+Noir', false],
    ['the cart, before Checkout', '/cart', true],
  ])('are as they are, with a link, on %s', async (_, path, signedIn) => {
    Object.assign(guarantee, { notice: NOTICE, label: 'none' });
    fillCart({ 'Royal Oud': 1 });
    renderApp(path, { signedIn });
    const section = await screen.findByRole('region', { name: 'Guarantee' });
    const picture = within(section).getByRole('img', { name: NOTICE.words });
    expect(within(section).getAllByRole('img')).toEqual([picture]);
    expect(picture).toHaveAttribute('src', NOTICE.file);
    expect(picture).toHaveAttribute('width', '595');
    expect(picture).toHaveAttribute('height', '842');
    const link = within(section).getByRole('link', { name: 'Notice on the legal guarantee' });
    expect(link).toHaveAttribute('href', NOTICE.file);
    const checkout = screen.queryByRole('button', { name: 'Checkout' });
    if (checkout) expect(section.compareDocumentPosition(checkout)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(checkout !== null).toBe(signedIn);
  });

  it.each([null, 'none'] as const)('are not shown if they are %s', async (file) => {
    Object.assign(guarantee, { notice: file, label: file });
    fillCart({ 'Royal Oud': 1 });
    renderApp('/cart', { signedIn: true });
    await screen.findByRole('button', { name: 'Checkout' });
    expect(screen.queryByText('Guarantee')).toBeNull();
  });
});

describe('a former price that the owner names', () => {
  afterEach(() => void Reflect.deleteProperty(formerPrices, 'Royal Oud'));

  const offerOf = async (path: string): Promise<HTMLElement> => {
    renderApp(path);
    const offer = await screen.findByRole('region', { name: 'Price and order' });
    await within(offer).findByText('$320.00');
    return offer;
  };

  it('is shown with the lowest price of the last 30 days before the reduction', async () => {
    Object.assign(formerPrices, { 'Royal Oud': { former: 380, lowest: 350.5 } });
    const offer = await offerOf(oud.path);
    expect(within(offer).getByText('$380.00').tagName).toBe('S');
    expect(offer).toHaveTextContent('Former price: $380.00 Lowest price of the last 30 days: $350.50');
    expect(offer).not.toHaveTextContent('Example');
  });

  it('is shown in the panel', async () => {
    Object.assign(formerPrices, { 'Santal Noir': { former: 9999, lowest: 9998 } });
    renderApp('/products?perfume=6602b5d3c8ea2f6019000009&name=Santal+Noir');
    const panel = within(await screen.findByRole('dialog'));
    expect(await panel.findByText(/Lowest price of the last 30 days: \$9,998\.00/)).toBeVisible();
    Reflect.deleteProperty(formerPrices, 'Santal Noir');
  });

  it.each([320, 300])('is not shown if it is not above the current one: $%d', async (former) => {
    Object.assign(formerPrices, { 'Royal Oud': { former, lowest: 290 } });
    expect(await offerOf(oud.path)).not.toHaveTextContent('Lowest');
  });
});

describe("the structured data of a perfume's offer", () => {
  const DAYS = { ...deliveryDays };
  const offerData = async (): Promise<object> => {
    env.siteUrl = 'https://www.example.com';
    renderApp(oud.path);
    await within(await screen.findByRole('region', { name: 'Price and order' })).findByText('$320.00');
    const text = document.head.querySelector('script[type="application/ld+json"]')?.textContent ?? '';
    return (JSON.parse(text) as { offers: object }).offers;
  };
  afterEach(() => {
    env.siteUrl = null;
    Object.assign(deliveryDays, DAYS);
    Object.assign(searchTerms, { countries: [], deliveryCost: null, returnDays: 0 });
  });

  it("tells delivery and returns from the owner's facts", async () => {
    Object.assign(deliveryDays, { sent: 1, arrives: [3, 5] });
    Object.assign(searchTerms, { countries: ['DE', 'FR'], deliveryCost: 4.9, returnDays: 30 });
    const countries = ['DE', 'FR'];
    expect(await offerData()).toMatchObject({
      shippingDetails: {
        shippingDestination: { addressCountry: countries },
        shippingRate: { value: '4.90', currency: 'USD' },
        deliveryTime: {
          handlingTime: { minValue: 0, maxValue: 1, unitCode: 'DAY' },
          transitTime: { minValue: 2, maxValue: 4, unitCode: 'DAY' },
        },
      },
      hasMerchantReturnPolicy: { applicableCountry: countries, merchantReturnDays: 30 },
    });
  });

  it('leaves out what varies', async () => {
    Object.assign(searchTerms, { countries: ['DE'] });
    const offer = await offerData();
    expect(offer).toHaveProperty('shippingDetails.shippingDestination.addressCountry', ['DE']);
    expect(offer).not.toHaveProperty('shippingDetails.shippingRate');
    expect(offer).not.toHaveProperty('shippingDetails.deliveryTime');
    expect(offer).not.toHaveProperty('hasMerchantReturnPolicy');
  });

  it('tells neither without countries', async () => {
    Object.assign(deliveryDays, { sent: 1, arrives: [3, 5] });
    Object.assign(searchTerms, { returnDays: 30 });
    const offer = await offerData();
    expect(offer).not.toHaveProperty('shippingDetails');
    expect(offer).not.toHaveProperty('hasMerchantReturnPolicy');
  });
});
