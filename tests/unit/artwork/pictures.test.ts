import { existsSync } from 'node:fs';
import { expect, it } from 'vitest';
import { folderOf, PICTURES } from '../../../src/artwork/pictureTable.mjs';
import { pictures } from '../../../src/config/pictures';

it('knows in the shop exactly the pictures of the table', () => {
  expect(Object.keys(pictures)).toEqual(Object.keys(PICTURES));
});

it.each(Object.entries(pictures))('has encoded %s from its master as it is now', async (name, picture) => {
  expect(picture.path).toBe(await folderOf(name));
  const files = picture.widths.flatMap((width) => [`${String(width)}.avif`, `${String(width)}.webp`]);
  for (const file of [...files, `${String(picture.fallback)}.jpg`]) {
    expect(existsSync(`public/pictures/${picture.path}/${file}`), file).toBe(true);
  }
});
