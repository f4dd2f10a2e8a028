import Beasties from 'beasties';

const FONT_FACE = /@font-face\{[^}]*\}/g;
/** What stands below the first screen waits, without a style, for the whole style sheet. */
const WAITING = '[data-later]{visibility:hidden;content-visibility:hidden;contain-intrinsic-height:100vh}';

/** The markup above the first element that says of itself, by `data-later`, that it stands below. */
function firstScreenOf(root: string): string {
  const later = root.indexOf(' data-later');
  return later === -1 ? root : root.slice(0, root.lastIndexOf('<', later));
}

/**
 * The rules of a style sheet that a page's first screen needs: its first frame is laid out with these alone.
 * @param root the markup in `#root`
 * @param css the whole style sheet
 * @param webFonts whether to name the web fonts too, which starts their loading; without them the fallbacks show
 */
export async function criticalCss(root: string, css: string, webFonts: boolean): Promise<string> {
  const beasties = new Beasties({ logLevel: 'silent', external: false, fonts: false });
  // The head's script may set these.
  const html = `<html data-session data-stray data-faces="awaited"><head><style>${css}</style></head><body><div id="root">${firstScreenOf(root)}</div></body></html>`;
  const pruned = /<style>(.*?)<\/style>/s.exec(await beasties.process(html))?.[1];
  if (!pruned) throw new Error('no critical CSS was found');
  const faces = [...css.matchAll(FONT_FACE)].map(([face]) => face);
  return [...faces.filter((face) => webFonts || !face.includes('url(')), pruned, WAITING].join('');
}
