import { existsSync } from 'node:fs';
import { beforeEach, describe, expect, it } from 'vitest';
import { perfumes } from '../../../src/config/perfumes';
import { centsOf, findProduct, largeCatalogue, seedProducts } from '../../../src/mocks/seed/catalogue';
import { resetWorld } from '../../../src/mocks/worlds';
import { ask, control, ORIGIN } from './ask';

interface Page {
  products: {
    _id?: string;
    productId?: string;
    name: string;
    price: number | string;
    imageUrl?: string;
    images?: string[];
  }[];
  total: number;
  page: number;
}

const page = async (query: string): Promise<Page> => (await ask('GET', `/products?${query}`)).body as Page;

beforeEach(() => resetWorld());

describe('the seed', () => {
  it('has 34 products with ids of 24 hex characters and names of their own', () => {
    expect(seedProducts).toHaveLength(34);
    for (const { id, description } of seedProducts) {
      expect(id).toMatch(/^[0-9a-f]{24}$/);
      expect(description.length).toBeGreaterThan(40);
    }
    for (const key of ['id', 'name', 'description'] as const) {
      expect(new Set(seedProducts.map((product) => product[key])).size).toBe(34);
    }
    expect(seedProducts.slice(0, 4).map(({ name }) => name)).toEqual([
      'Classic Musk',
      'Amber Nights',
      'Vanilla Ember',
      'Royal Oud',
    ]);
  });

  it('writes prices, ids and pictures in every tolerated way (21.3)', async () => {
    const { products } = await page('limit=100');
    const prices = products.map(({ price }) => price);
    expect(prices).toEqual(expect.arrayContaining([145, '155.00', '$1,250.00']));
    expect(prices.filter((price) => typeof price === 'number').length).toBeGreaterThan(20);
    const cents = prices.map(centsOf);
    expect(cents.some((price) => price < 10_000)).toBe(true);
    expect(cents.some((price) => price >= 10_000 && price <= 20_000)).toBe(true);
    expect(cents.some((price) => price > 20_000)).toBe(true);
    expect(products.filter((row) => row._id !== undefined).length).toBeGreaterThan(5);
    expect(products.filter((row) => row.productId !== undefined).length).toBeGreaterThan(5);
    expect(products.filter((row) => row.imageUrl === undefined && row.images === undefined)).toHaveLength(2);
    const pictures = products.flatMap(({ imageUrl, images }) => imageUrl ?? images?.[0] ?? []);
    expect(pictures).toHaveLength(32);
    for (const address of pictures) {
      expect(address.startsWith(`${ORIGIN}/__mock/pictures/`) && address.endsWith('.webp')).toBe(true);
    }
  });

  it('has two more pictures of each perfume with a page, after the present one, and all of their files', async () => {
    const { products } = await page('limit=100');
    const file = (address: string) => address.slice(address.lastIndexOf('/') + 1);
    const pages = Object.values(perfumes).map(({ name, path }) => ({
      name,
      picture: path.slice('/products/'.length),
    }));
    for (const { name, picture } of pages) {
      const { imageUrl, images = [] } = products.find((row) => row.name === name) ?? {};
      expect(images.map(file)).toEqual([
        `${picture}.webp`,
        `${picture}-detail.webp`,
        `${picture}-materials.webp`,
      ]);
      if (imageUrl !== undefined) expect(imageUrl).toBe(images[0]);
      for (const address of images)
        expect(existsSync(`src/mocks/pictures/${file(address)}`), address).toBe(true);
    }
  });
});

describe('GET /products', () => {
  it('answers pages of ten, the last one shorter, then none', async () => {
    const lengths = [];
    for (const number of [1, 2, 3, 4, 5])
      lengths.push((await page(`page=${String(number)}&limit=10`)).products.length);
    expect(lengths).toEqual([10, 10, 10, 4, 0]);
    expect(await page('page=2&limit=10')).toMatchObject({ total: 34, page: 2 });
    expect((await page('')).products).toHaveLength(10);
  });

  it.each([
    ['oud', 6],
    ['ROYAL OUD', 2],
    ['Classic Musk', 3],
    ['%20amber%20', 2],
    ['poudr%C3%A9', 2],
    ['', 34],
    ['nothing like it', 0],
  ])('finds names that hold "%s"', async (search, total) => {
    expect((await page(`search=${search}`)).total).toBe(total);
  });

  it.each(['page=0', 'page=-1', 'page=x', 'limit=0', 'limit=1.5', 'page=99999999'])(
    'refuses %s',
    async (query) => {
      expect((await ask('GET', `/products?${query}`)).status).toBe(400);
    },
  );

  it('has 5,000 products in the scenario for it, all of which can be found', async () => {
    await control('scenario', { scenario: 'many' });
    expect(await page('page=500&limit=10')).toMatchObject({ total: 5000 });
    expect((await page('page=500&limit=10')).products).toHaveLength(10);
    const flacon = (await page('search=Flacon 4321')).products;
    expect(flacon).toHaveLength(1);
    expect(findProduct(flacon[0]?._id ?? flacon[0]?.productId ?? '')?.name).toBe(flacon[0]?.name);
    expect(new Set(largeCatalogue().map(({ id }) => id)).size).toBe(5000);
    expect(new Set(largeCatalogue().map(({ name }) => name)).size).toBe(5000);
  });
});
