import { expect, it } from 'vitest';
import { withoutWebFonts } from '../../../src/build/webFonts';

const WEB = [
  '@font-face{font-family:Jost;src:url(/jost.woff2)format("woff2")}',
  '@font-face{font-family:Cormorant;src:url(/cormorant.woff2)}',
];
const LOCAL = '@font-face{font-family:Jost Fallback;src:local(Arial)}';

it('takes the faces of web fonts out of a style sheet, and nothing else', () => {
  const css = ['a{}', WEB[0], LOCAL, WEB[1], 'b{background:url(/a.webp)}'].join('');
  expect(withoutWebFonts(css)).toEqual({
    css: `a{}${LOCAL}b{background:url(/a.webp)}`,
    faces: WEB.join(''),
  });
});
