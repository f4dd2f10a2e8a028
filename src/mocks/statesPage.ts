import { MOCK_PREFIX } from '../config/mockPaths';
import { document, escape } from './html';
import { shopStates, stateFile, type ShopState, type Step } from './shopStates';
import { prefixOf } from './sandboxes';

function told(step: Step): string {
  if ('type' in step) return `types '${step.type}' into '${step.into}'`;
  if ('follow' in step) return `follows '${step.follow}'`;
  return `presses '${step.press}'${step.onPhones ? " (on a phone's width: there is none on a wide screen)" : ''}`;
}

/** Describes what a link does once the page has loaded. */
function after({ steps, loading }: ShopState): string {
  const done = (steps ?? []).map(told);
  if (done.length > 0) return `<p>${escape(`By itself ${done.join(', ')}.`)}</p>`;
  return loading
    ? '<p>Stays so until the mock lets the request go, or the shop gives it up after 30 s.</p>'
    : '';
}

/** The page with links to the shop in each of its states, each in its own sandbox. */
export function statesPage(): string {
  const groups = shopStates.map(({ visitor, name, states }) => {
    const items = Object.entries<ShopState>(states).map(([key, state]) => {
      const address = `${prefixOf(stateFile(visitor, key))}/shop/?${new URLSearchParams({ visitor, state: key }).toString()}`;
      return `<li><a href="${escape(address)}">${escape(key)}</a>${after(state)}</li>`;
    });
    return `<h2>${escape(name)}</h2><ul class="states">${items.join('\n')}</ul>`;
  });
  const body = `<header><h1>Every state of the shop</h1>
<p>Each opens in a sandbox of its own, from the seed on, and logs this browser in or out as it needs; what has to be pressed or typed is done by itself. In <code>npm run dev</code> alone.</p>
<nav aria-label="Mock API"><a href="${MOCK_PREFIX}">Mock API</a></nav></header>
<main>${groups.join('\n')}</main>`;
  return document('Every state of the shop', body);
}
