import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import sharp from 'sharp';
import { expect, it } from 'vitest';
import { closerPictures } from '#house/closerPictures';
import { pageGround } from '#house/colours';
import { hoursPictures } from '#house/hoursPictures';
import { brand } from '#house/house';
import { pictures } from '#house/pictures';
import { seedProducts } from '#mocks/seed/catalogue';
import { perfumeTargets } from '#shop/products/perfumeTargets';
import { sharePicture } from '#shop/products/productPath';
import { folderOf, PICTURES } from '../../tools/artwork/pictureTable.mjs';
import { houseFolder } from '../../tools/house.mjs';

const all = { ...pictures, ...closerPictures };

it('has exactly the pictures of the table', () => {
  expect(Object.keys(all).sort()).toEqual(Object.keys(PICTURES).sort());
});

it.each(Object.entries(all))('has encoded %s from the current master', async (name, picture) => {
  expect(picture.path).toBe(await folderOf(name));
  const files = picture.widths.flatMap((width) => [`${width}.avif`, `${width}.webp`]);
  for (const file of [...files, `${picture.fallback}.jpg`]) {
    expect(existsSync(`${houseFolder}/public/pictures/${picture.path}/${file}`), file).toBe(true);
  }
});

it('can be encoded again: the script lists the masters', () => {
  const { stderr } = spawnSync(process.execPath, ['tools/artwork/encodePicture.mjs'], { encoding: 'utf8' });
  const named = readdirSync(`${houseFolder}/masters`).flatMap(
    (file) => /^(product-.+)\.jpg$/.exec(file)?.[1] ?? [],
  );
  expect(stderr.split('\n')).toEqual(expect.arrayContaining(named));
});

it('has a share picture for each perfume', () => {
  const shared = perfumeTargets.map(({ path }) => sharePicture(path));
  expect(new Set(shared).size).toBe(perfumeTargets.length);
  for (const file of [...shared, sharePicture('/')])
    expect(existsSync(`${houseFolder}/public${file}`), file).toBe(true);
});

it('has no files of pictures that are gone: delete those that are named here', () => {
  const folders = [...Object.values(all), ...Object.values(hoursPictures)].map((picture) => picture?.path);
  const shared = ['/', ...perfumeTargets.map(({ path }) => path)].map(sharePicture);
  const leftover = [
    ...readdirSync(`${houseFolder}/public/pictures`).filter((folder) => !folders.includes(folder)),
    ...readdirSync(`${houseFolder}/public`).filter(
      (file) => /^share.*\.jpg$/.test(file) && !shared.includes(`/${file}`),
    ),
    ...readdirSync(`${houseFolder}/mockPictures`).filter(
      (file) => !existsSync(`${houseFolder}/masters/product-${file.replace('.webp', '.jpg')}`),
    ),
  ];
  expect(leftover).toEqual([]);
});

it('has the pictures of the products that the mock sells', () => {
  const sold = seedProducts.flatMap(({ pictures: files }) => files);
  const missing = sold.filter((name) => !existsSync(`${houseFolder}/mockPictures/${name}.webp`));
  expect(missing).toEqual([]);
});

it('can be installed: manifest, icons of the stated sizes', async () => {
  const manifest = JSON.parse(readFileSync(`${houseFolder}/public/manifest.webmanifest`, 'utf8')) as {
    icons: { src: string; sizes: string; purpose?: string }[];
  };
  expect(manifest).toMatchObject({ name: brand, theme_color: pageGround, start_url: '/' });
  const html = readFileSync('index.html', 'utf8');
  expect(html).toContain('<link rel="manifest" href="/manifest.webmanifest" />');
  expect(html).toContain('<link rel="apple-touch-icon"');
  const { icons } = manifest;
  expect(icons.map(({ sizes }) => sizes)).toEqual(expect.arrayContaining(['192x192', '512x512']));
  expect(icons.some(({ purpose }) => purpose === 'maskable')).toBe(true);
  for (const { src, sizes } of icons.filter((icon) => icon.sizes !== 'any')) {
    const { width, height } = await sharp(`${houseFolder}/public${src}`).metadata();
    expect(`${width}x${height}`, src).toBe(sizes);
  }
});
