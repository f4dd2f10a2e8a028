import type { ShellPage } from '#boot/shellPage';
import { noScriptsText } from '#boot/texts';
import { media } from '#config/media';
import type { GroundName } from '#houseTypes/perfume';
import { inlineHashes } from './policy';

/**
 * The built pages: index.html with its placeholders filled in. A placeholder is a comment, `<!--name-->`, or
 * a pair around the content for development, `<!--name-->…<!--/name-->`. All other tags of the file stay. The
 * policy has the hash of everything inline.
 */

export interface PageParts {
  /** The path of the page in `#root`; '' for the shell. */
  path: string;
  title: string;
  description: string;
  noindex: boolean;
  canonical: string | null;
  themeColour: string;
  ground?: GroundName | undefined;
  share?: readonly string[];
  root: string;
  css: string;
  /** The styles of its heading's letters. */
  headline?: string;
  /** The page's style sheets. The module loader treats them as loaded. */
  cssFiles: readonly string[];
  /** HTML that loads the first picture. */
  picture?: readonly string[];
  entry: string;
  scripts: readonly string[];
  apiOrigin: string | null;
  call?: string | undefined;
  /** For the shell: what each page needs in addition, by path. */
  pages?: Readonly<Record<string, ShellPage>>;
}

export interface Programs {
  head: string;
  start: string;
}

export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

const FIRST_PICTURE = /<picture\b[^>]*>((?:<source\b[^>]*>)*)<img\b[^>]*\bfetchpriority="high"/i;

/** Tags that preload a page's first picture, because its own tag comes after the styles. */
export function picturePreloads(html: string): string[] {
  const sources = FIRST_PICTURE.exec(html)?.[1]?.match(/<source\b[^>]*"image\/avif"[^>]*>/gi) ?? [];
  const valueOf = (source: string, name: string): string =>
    new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(source)?.[1] ?? '';
  return sources.map((source, index) => {
    // The browser uses the first source that matches.
    const others = sources.slice(0, index).map((other) => valueOf(other, 'media').replaceAll(', ', ' or '));
    const media = others.length > 0 ? `not (${others.join(' or ')})` : valueOf(source, 'media');
    return `<link rel="preload" as="image" type="image/avif"${media && ` media="${media}"`} imagesrcset="${valueOf(source, 'srcset')}" imagesizes="${valueOf(source, 'sizes')}" fetchpriority="high">`;
  });
}

const PLACE = /<!--(\w+)-->(?:(?:(?!<!--)[\s\S])*<!--\/\1-->)?/g;

/** Fills in the placeholders of a page. @throws Error if one of `html` or of `places` lacks the other, or occurs twice */
export function fillPlaces(html: string, places: Readonly<Record<string, string>>): string {
  const missing = new Set(Object.keys(places));
  const filled = html.replace(PLACE, (_, name: string) => {
    if (!missing.delete(name)) throw new Error(`index.html: unknown or repeated placeholder <!--${name}-->`);
    return places[name] ?? '';
  });
  if (missing.size > 0) throw new Error(`index.html lacks <!--${[...missing].join('-->, <!--')}-->`);
  return filled;
}

/** The template of all pages, with the icon inline. @param loaded the bundle's files, which a page's program loads */
export function pageTemplate(html: string, loaded: readonly string[], icon: string): string {
  const address = icon
    .trim()
    .replaceAll('"', "'")
    .replace(/[#<>%\s]/g, encodeURIComponent);
  return html
    .replace(/<(script|link)\b[^>]*>(?:<\/script>)?/g, (tag) =>
      loaded.some((file) => tag.includes(`"/${file}"`)) ? '' : tag,
    )
    .replace('"/favicon.svg"', () => `"data:image/svg+xml,${address}"`)
    .replace(/ \/>/g, '>')
    .replace(/>\s+</g, '><')
    .trim();
}

const when = (condition: unknown, html: string): string => (condition ? html : '');

/** Before the first script. Filled in last: the policy has hashes of the rest of the page. */
const POLICY_PLACE = '<!--policy-->';

/** Writes a page's own policy into it. @param policyOf creates it from the hashes of this page's scripts and styles */
export function withPolicy(
  html: string,
  policyOf: (hashes: ReturnType<typeof inlineHashes>) => string,
): string {
  const policy = escapeHtml(policyOf(inlineHashes([html])));
  return html.replace(POLICY_PLACE, () => `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/** A `data-` attribute of a tag; '' if it has no value. */
const data = (name: string, value: string | undefined): string =>
  when(value, ` data-${name}="${escapeHtml(value ?? '')}"`);

/** The rule of a web font in a minified style sheet. The other fonts are local. */
export const WEB_FONT = /@font-face\{[^{}]*url\([^{}]*\}/g;

/** Preloads a web font on a desktop, and names it for src/boot/webFonts.ts. @param face its rule */
function fontPreload(face: string): string {
  const valueOf = (pattern: RegExp): string => pattern.exec(face)?.[1] ?? '';
  const names =
    data('family', valueOf(/family:["']?([^;}"']+)/)) + data('weight', valueOf(/weight:([^;}]+)/));
  return `<link rel="preload" as="font" type="font/woff2" href="${valueOf(/url\(([^)]+)/)}" crossorigin media="${media.desktop}"${names}>`;
}

export function pageHtml(template: string, programs: Programs, parts: PageParts): string {
  const { path, title, description, noindex, canonical, pages, apiOrigin, call, entry } = parts;
  const { headline = '', picture = [], share = [] } = parts;
  const scripts = parts.scripts
    .map((file) => `<link rel="modulepreload" href="${file}" crossorigin>`)
    .join('');
  // Preloaded before the scripts, a picture shows 0.2 s earlier. A page that starts with a call needs its scripts first.
  const isPictureFirst = !call && picture.length > 0;
  const faces = parts.css.match(WEB_FONT) ?? [];
  const needs = data('call', call) + data('pages', pages && JSON.stringify(pages));
  const html = template.replace('<html', () => `<html${data('ground', parts.ground)}`);
  return fillPlaces(html, {
    policy: POLICY_PLACE,
    first: [
      when(apiOrigin, `<link rel="preconnect" href="${apiOrigin ?? ''}" crossorigin>`),
      isPictureFirst ? picture.join('') : scripts,
      ...faces.map(fontPreload),
      `<script${needs}>${programs.head}</script>`,
    ].join(''),
    meta: [
      `<title>${escapeHtml(title)}</title>`,
      `<meta name="description" content="${escapeHtml(description)}">`,
      when(noindex, '<meta name="robots" content="noindex">'),
      `<meta name="theme-color" content="${parts.themeColour}">`,
      when(canonical, `<link rel="canonical" href="${escapeHtml(canonical ?? '')}">`),
    ].join(''),
    styles: [
      `<style>@media ${media.desktop}{${faces.join('')}}${parts.css.replace(WEB_FONT, '')}${headline}</style>`,
      // Asked for before the heading is there, its letters are in the first frame; otherwise it is blank for up to 0.2 s.
      when(headline, '<script>document.fonts.load("1em Headline")</script>'),
      ...parts.cssFiles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`),
    ].join(''),
    share: share.join(''),
    screen: [
      `<div id="root" data-path="${escapeHtml(path)}">${parts.root}</div>`,
      `<noscript><p class="no-scripts">${escapeHtml(noScriptsText())}</p></noscript>`,
      when(isPictureFirst, scripts),
      `<script data-entry="${entry}">${programs.start}</script>`,
    ].join(''),
  });
}
