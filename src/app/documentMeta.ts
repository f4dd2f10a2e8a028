import { env } from '#config/env';
import { grounds, pageGround } from '#house/colours';
import { fullTitle } from '#ui/texts';
import type { RouteEntry } from './routes';

/** The metadata in a page's head. The build writes it, and the app updates it after a navigation. */
export function documentMeta(entry: RouteEntry) {
  const meta = entry.page.content?.meta;
  if (!meta) return undefined;
  return {
    title: fullTitle(meta.title),
    description: meta.description,
    noindex: !entry.prerendered,
    /** Null without VITE_SITE_URL or for a page that must not be indexed. */
    canonical: env.siteUrl !== null && entry.prerendered ? env.siteUrl + entry.path : null,
    /** The browser's bar has the colour of the page's ground. */
    themeColour: entry.ground ? grounds[entry.ground] : pageGround,
  };
}

export type DocumentMeta = NonNullable<ReturnType<typeof documentMeta>>;

export function applyMeta({ title, description, noindex, canonical, themeColour }: DocumentMeta): void {
  document.title = title;
  setTag('meta[name="description"]', 'meta', { name: 'description', content: description });
  setTag('meta[name="robots"]', 'meta', noindex ? { name: 'robots', content: 'noindex' } : null);
  setTag('link[rel="canonical"]', 'link', canonical ? { rel: 'canonical', href: canonical } : null);
  setTag('meta[name="theme-color"]', 'meta', { name: 'theme-color', content: themeColour });
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
