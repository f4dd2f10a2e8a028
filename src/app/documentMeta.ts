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
  setTag('meta', 'name', 'description', 'content', description);
  setTag('meta', 'name', 'robots', 'content', noindex ? 'noindex' : null);
  setTag('link', 'rel', 'canonical', 'href', canonical);
  setTag('meta', 'name', 'theme-color', 'content', themeColour);
}

/** Sets an attribute of the tag that another attribute names; without a value, there is no such tag. */
function setTag(tag: string, key: string, name: string, attribute: string, value: string | null): void {
  let element = document.head.querySelector(`${tag}[${key}="${name}"]`);
  if (value === null) return element?.remove();
  if (!element) {
    element = document.head.appendChild(document.createElement(tag));
    element.setAttribute(key, name);
  }
  element.setAttribute(attribute, value);
}
