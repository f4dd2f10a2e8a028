import { noScriptsText } from '../i18n/noScripts';
import type { ShellPage } from './inline/shellPage';
import { inlineHashes } from './policy';

/**
 * The built pages: index.html with its marked places filled in. A place is a comment, `<!--name-->`, or two that
 * hold what stands there in development, `<!--name-->…<!--/name-->`; every other tag of the file stays. Nothing is
 * inline but what the policy names by hash.
 */

/** What goes into the HTML of one address. */
export interface PageParts {
  /** The address that `#root` is of; '' for the shell. */
  path: string;
  title: string;
  description: string;
  noindex: boolean;
  canonical: string | null;
  share: readonly string[];
  root: string;
  css: string;
  /** Their files: the module loader takes them for loaded. */
  cssFiles: readonly string[];
  /** What asks for the first picture, as HTML; none where the page does not begin with one. */
  picture: readonly string[];
  entry: string;
  /** Every script that the page needs at once, the entry included. */
  scripts: readonly string[];
  apiOrigin: string | null;
  call: string | undefined;
  /** In the shell: what each of its pages needs besides, by path, and the login page, for guests on a customer's. */
  shell?: { pages: Readonly<Record<string, ShellPage>>; login: Pick<PageParts, 'path' | 'title' | 'root'> };
  /** Known addresses that this file may arrive on without being theirs. */
  otherPaths: readonly string[];
}

/** The minified programs of src/build/inline. */
export interface Programs {
  head: string;
  boot: string;
}

/** Escapes a text for HTML, in attributes too. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (sign) => `&#${String(sign.charCodeAt(0))};`);
}

/** JSON for a script element, which it can't close. */
export function inlineJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

const SOURCE = /<source(?: media="([^"]*)")? type="image\/avif" srcSet="([^"]*)" sizes="([^"]*)"/g;

/**
 * Preloads a page's first picture: its own tag comes after the styles.
 * @param root the markup in `#root`
 * @returns the tags; none for a page that does not begin with a picture
 */
export function picturePreloads(root: string): string[] {
  const end = root.indexOf('fetchPriority="high"');
  if (end === -1) return [];
  const picture = root.slice(root.lastIndexOf('<picture', end), end);
  const sources = [...picture.matchAll(SOURCE)].map(([, media = '', srcSet = '', sizes = '']) => ({
    media,
    srcSet,
    sizes,
  }));
  return sources.map(({ media, srcSet, sizes }, index) => {
    // The browser takes the first that fits.
    const others = sources.slice(0, index).map((other) => other.media.replaceAll(', ', ' or '));
    const own = others.length > 0 ? `not (${others.join(' or ')})` : media;
    return `<link rel="preload" as="image" type="image/avif"${own && ` media="${own}"`} imagesrcset="${srcSet}" imagesizes="${sizes}" fetchpriority="high">`;
  });
}

const PLACE = /<!--(\w+)-->(?:(?:(?!<!--)[\s\S])*<!--\/\1-->)?/g;

/**
 * Fills the marked places of a page.
 * @throws Error for a place that `html` lacks, has twice, or that nothing is there for
 */
export function fillPlaces(html: string, places: Readonly<Record<string, string>>): string {
  const missing = new Set(Object.keys(places));
  const filled = html.replace(PLACE, (_, name: string) => {
    if (!missing.delete(name)) throw new Error(`index.html: nothing is known of the place <!--${name}-->`);
    return places[name] ?? '';
  });
  if (missing.size > 0) throw new Error(`index.html lacks <!--${[...missing].join('-->, <!--')}-->`);
  return filled;
}

/**
 * Makes the template of all pages of what Vite has made of index.html.
 * @param loaded files of the bundle: the tags that load them go, for a page's own program does that
 * @param icon the drawn icon, which stands in the page: a request less
 */
export function pageTemplate(html: string, loaded: readonly string[], icon: string): string {
  const address = icon
    .trim()
    .replaceAll('"', "'")
    .replace(/[#<>%]/g, encodeURIComponent);
  return html
    .replace(/<(script|link)\b[^>]*>(?:<\/script>)?/g, (tag) =>
      loaded.some((file) => tag.includes(`"/${file}"`)) ? '' : tag,
    )
    .replace('"/favicon.svg"', () => `"data:image/svg+xml,${address}"`)
    .replace(/ \/>/g, '>')
    .replace(/>\s+</g, '><')
    .trim();
}

const tag = (condition: unknown, html: string): string => (condition ? html : '');

/** Before the first script; filled last, for the policy names what the rest of the page holds. */
const POLICY_PLACE = '<!--policy-->';

/**
 * Writes into a page its own policy, so that page and policy travel together.
 * @param policyOf makes it of the hashes of this page's scripts and styles
 */
export function withPolicy(
  html: string,
  policyOf: (hashes: ReturnType<typeof inlineHashes>) => string,
): string {
  const policy = escapeHtml(policyOf(inlineHashes([html])));
  return html.replace(POLICY_PLACE, () => `<meta http-equiv="Content-Security-Policy" content="${policy}">`);
}

/** A `data-` attribute of a tag; '' without a value. */
const data = (name: string, value: string | undefined): string =>
  tag(value, ` data-${name}="${escapeHtml(value ?? '')}"`);

/** The whole HTML file of a page, but for its policy. */
export function pageHtml(template: string, programs: Programs, parts: PageParts): string {
  const { path, title, description, noindex, canonical, shell, apiOrigin, call, entry } = parts;
  const login = shell
    ? `<template data-path="${escapeHtml(shell.login.path)}" title="${escapeHtml(shell.login.title)}">${shell.login.root}</template>`
    : '';
  const scripts = parts.scripts
    .map((file) => `<link rel="modulepreload" href="${file}" crossorigin>`)
    .join('');
  // A page that begins with a call shows its rows first, and the browser finds the picture where it stands. Any other
  // page shows its picture first: 0.2 s sooner, and the scripts no later.
  const picture = call ? '' : parts.picture.join('');
  const needs =
    data('others', parts.otherPaths.join(' ')) +
    data('call', call) +
    data('pages', shell && JSON.stringify(shell.pages));
  return fillPlaces(template, {
    policy: POLICY_PLACE,
    first: [
      tag(apiOrigin, `<link rel="preconnect" href="${apiOrigin ?? ''}" crossorigin>`),
      picture || scripts,
      `<script${needs}>${programs.head}</script>`,
    ].join(''),
    meta: [
      `<title>${escapeHtml(title)}</title>`,
      `<meta name="description" content="${escapeHtml(description)}">`,
      tag(noindex, '<meta name="robots" content="noindex">'),
      tag(canonical, `<link rel="canonical" href="${escapeHtml(canonical ?? '')}">`),
    ].join(''),
    styles: [
      `<style>${parts.css}</style>`,
      ...parts.cssFiles.map((file) => `<link rel="stylesheet" href="${file}" disabled>`),
    ].join(''),
    share: parts.share.join(''),
    screen: [
      `<div id="root" data-path="${escapeHtml(path)}">${parts.root}</div>`,
      login,
      `<noscript><p class="no-scripts">${escapeHtml(noScriptsText)}</p></noscript>`,
      tag(picture, scripts),
      `<script data-entry="${entry}">${programs.boot}</script>`,
    ].join(''),
  });
}
