import subsetFont from 'subset-font';
import { WEB_FONT } from './html';

const HEADING = /<(h1|p(?= [^>]*data-headline))\b[\s\S]*?<\/\1>/g;
/** The fonts of headings: the first, and those that stand for it. */
const STACK = /--display:\s*"?([^",;}]+)"?,([^;}]+)/;
/** The weight of all such headings: --weight-light. */
const WEIGHT = 300;

/**
 * The styles that show a page's heading, and a line of it, in the house's web font from the first paint on: the letters
 * that they have, in the page itself, until the whole font comes. '' if the page has no heading or the house no web font.
 * @param html the page's first screen
 * @param css its styles, minified
 * @param fileOf reads a file of the site by its path
 */
export async function headlineStyles(
  html: string,
  css: string,
  fileOf: (path: string) => Uint8Array | undefined,
): Promise<string> {
  const text = (html.match(HEADING) ?? []).join('').replace(/<[^>]*>/g, '');
  const [, family = '', others = ''] = STACK.exec(css) ?? [];
  const face = css.match(WEB_FONT)?.find((rule) => new RegExp(`family:\\s*"?${family}[";]`).test(rule)) ?? '';
  const font = fileOf(/url\(([^)]+)/.exec(face)?.[1] ?? '');
  if (!text || !font) return '';
  const isVariable = /weight:\s*\d+ \d/.test(face);
  // A reference stands for one of these.
  const shown = text.includes('&') ? `${text}&'"` : text;
  const letters = await subsetFont(Buffer.from(font), shown, {
    targetFormat: 'woff2',
    ...(isVariable && { variationAxes: { wght: WEIGHT } }),
  });
  return (
    `@font-face{font-family:Headline;font-display:swap;src:url(data:font/woff2;base64,${letters.toString('base64')})}` +
    `h1,[data-headline]{--display:"${family}",Headline,${others}}`
  );
}
