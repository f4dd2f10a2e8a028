import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { headlineStyles } from '../../../tools/vite/headline';

const CSS =
  '@font-face{font-family:"A B Fallback";src:local(Arial)}:root{--display:"A B", "A B Fallback", serif;--text:"C"}';
const face = (weight: string): string =>
  `@font-face{font-family:"C";src:url(/assets/c.woff2)}@font-face{font-family:"A B";src:url(/assets/ab.woff2)format("woff2");font-weight:${weight};}`;
const fonts: Record<string, Uint8Array> = {
  '/assets/ab.woff2': readFileSync('src/house/fonts/cormorant.woff2'),
};
const stylesOf = (html: string, css: string) => headlineStyles(html, css, (path) => fonts[path]);

it.each(['300 600', '400'])("the heading's letters are in the page (a font of weight %s)", async (weight) => {
  const html = '<h1 class="a">Amber <em>Nights</em></h1><p data-headline="">';
  const styles = await stylesOf(`${html}Q</p>`, face(weight) + CSS);
  const [, font = '', stack] = /base64,([^)]+)\)\}h1,\[data-headline\]\{--display:(.+)\}$/.exec(styles) ?? [];
  expect(stack).toBe('"A B",Headline, "A B Fallback", serif');
  expect(Buffer.from(font, 'base64').subarray(0, 4).toString()).toBe('wOF2');
  expect(font.length).toBeLessThan(weight === '400' ? 5000 : 3000);
  expect(styles.length).toBeGreaterThan((await stylesOf(`${html}</p>`, face(weight) + CSS)).length);
});

it.each([
  ['a page without a heading', '<p>A</p>', face('400') + CSS],
  ['a house without web fonts', '<h1>A</h1>', ':root{--display:Arial, sans-serif}'],
])('%s has no such letters', async (_, html, css) => expect(await stylesOf(html, css)).toBe(''));
