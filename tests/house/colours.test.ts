import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { colourFiles } from '../../tools/artwork/colourFiles';
import * as colours from '#house/colours';
import * as house from '#house/house';

const files = await colourFiles({ ...house, ...colours });

it.each([
  ...files.house.map(([name, text]) => [`src/house/${name}`, text] as const),
  ...files.public.map(([name, text]) => [`public/${name}`, text] as const),
])('%s is what node tools/artwork/makeColours.mjs writes', (file, text) => {
  expect(readFileSync(file, 'utf8')).toBe(text);
});

it('the icon has the colours of the house; otherwise run node tools/artwork/makeIcons.mjs', () => {
  const icon = readFileSync('public/favicon.svg', 'utf8');
  const { foreground, accent, 'accent-on-dark': light } = colours.colours;
  expect(new Set(icon.match(/#[0-9a-f]{6}\b/g))).toEqual(new Set([foreground, accent, light]));
});
