import { MOCK_PREFIX } from '../config/mockPaths';
import { document, escape } from './html';
import { shopStates, stateFile, type ShopState, type Step } from './shopStates';
import { prefixOf } from './sandboxes';

function describe(step: Step): string {
  if ('type' in step) return `types '${step.type}' into '${step.into}'`;
  if ('follow' in step) return `follows '${step.follow}'`;
  return `presses '${step.press}'${step.onPhones ? " (on a phone's width: there is none on a wide screen)" : ''}`;
}

/** Describes what a link does once the page has loaded. */
function noteOf({ steps, loading }: ShopState): string {
  const done = (steps ?? []).map(describe);
  if (done.length > 0) return `<p>${escape(`Then automatically ${done.join(', ')}.`)}</p>`;
  return loading
    ? '<p>Keeps loading until the mock answers the request, or the shop cancels it after 30 s.</p>'
    : '';
}

/** The page with links to the shop in each of its states, each in its own sandbox. */
export function statesPage(): string {
  const groups = shopStates.map(({ visitor, name, states }) => {
    const items = Object.entries<ShopState>(states).map(([key, state]) => {
      const address = `${prefixOf(stateFile(visitor, key))}/shop/?${new URLSearchParams({ visitor, state: key }).toString()}`;
      return `<li><a href="${escape(address)}">${escape(key)}</a>${noteOf(state)}</li>`;
    });
    return `<h2>${escape(name)}</h2><ul class="states">${items.join('\n')}</ul>`;
  });
  const body = `<header><h1>Every state of the shop</h1>
<p>Each opens in its own sandbox with fresh data, and logs this browser in or out as needed. Presses and typing are automatic. Works only in <code>npm run dev</code>.</p>
<nav aria-label="Mock API"><a href="${MOCK_PREFIX}">Mock API</a></nav></header>
<main>${groups.join('\n')}</main>`;
  return document('Every state of the shop', body);
}
