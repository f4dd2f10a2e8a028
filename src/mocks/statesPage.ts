import { MOCK_PREFIX } from '../config/mockPaths';
import { document, escape } from './html';
import { shopStates, type ShopState } from './shopStates';
import { prefixOf } from './worlds';

/** Links to the shop in each of its states, each in a world of its own. */
export function statesPage(): string {
  const items = shopStates.flatMap(({ visitor, states }) =>
    Object.entries<ShopState>(states).map(([name, { then }]) => {
      const world = prefixOf(`${visitor}-${name.replace(/\W+/g, '-')}`);
      const address = `${world}/shop/?${new URLSearchParams({ visitor, state: name }).toString()}`;
      const more = then === undefined ? '' : `<p>Then: ${escape(then)}.</p>`;
      return `<li><a href="${escape(address)}">${escape(name)}</a> (${visitor})${more}</li>`;
    }),
  );
  const body = `<header><h1>Every state of the shop</h1>
<p>Each opens in a world of its own, from the seed on, and logs this browser in or out as it needs. In <code>npm run dev</code> alone.</p>
<nav aria-label="Mock API"><a href="${MOCK_PREFIX}">Mock API</a></nav></header>
<main><ul>${items.join('\n')}</ul></main>`;
  return document('Every state of the shop', body, `${MOCK_PREFIX}/page.js`);
}
