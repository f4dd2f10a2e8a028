import { env } from '../config/env';
import { t } from '../i18n/common';
import type { RouteEntry } from './routes';

/** The head of a page: prerendered, and kept up to date by the app after a navigation. */
export interface DocumentMeta {
  title: string;
  description: string;
  noindex: boolean;
  /** The canonical address, where the shop's own is set and the page may be listed. */
  canonical: string | null;
}

/** Puts together the head of a route; undefined until its module is loaded. */
export function documentMeta(entry: RouteEntry): DocumentMeta | undefined {
  const meta = entry.page.meta();
  if (!meta) return undefined;
  return {
    title: fullTitle(meta.title),
    description: meta.description,
    noindex: !entry.indexed,
    canonical: env.siteUrl !== null && entry.indexed ? env.siteUrl + entry.path : null,
  };
}

/** A page's own title with the brand behind it. */
export function fullTitle(title: string): string {
  return title + t('brand.titleSuffix');
}

/** Brings the document's head up to date after a navigation. */
export function applyMeta({ title, description, noindex, canonical }: DocumentMeta): void {
  document.title = title;
  setTag('meta[name="description"]', 'meta', { name: 'description', content: description });
  setTag('meta[name="robots"]', 'meta', noindex ? { name: 'robots', content: 'noindex' } : null);
  setTag('link[rel="canonical"]', 'link', canonical ? { rel: 'canonical', href: canonical } : null);
}

function setTag(selector: string, name: string, attributes: Record<string, string> | null): void {
  const present = document.head.querySelector(selector);
  if (!attributes) {
    present?.remove();
    return;
  }
  const tag = present ?? document.head.appendChild(document.createElement(name));
  for (const [attribute, value] of Object.entries(attributes)) tag.setAttribute(attribute, value);
}
