import { MOCK_PREFIX } from '../config/mockPaths';
import type { ActionName } from './actions';
import { CALL_NAMES, RULE_FIELDS } from './faultInput';
import { FAULT_KINDS, type FaultRule } from './faults';
import { document, escape } from './html';
import type { Json } from './json';
import { requestList, timeOf } from './requestList';
import { scenarios, SCENARIO_NAMES } from './scenarios';
import type { Mail } from './types';
import { prefixOf } from './worlds';
import type { WorldState } from './worldState';

const SHOWN_WORLDS = 20;

const post = (state: WorldState, action: ActionName, content: string): string =>
  `<form method="post" action="${escape(`${prefixOf(state.world)}/${action}`)}">${content}</form>`;

const button = (label: string): string => `<button>${escape(label)}</button>`;

/** A part that is brought up to date by itself. */
const live = (name: string, content: string): string => `<div data-live="${name}">${content}</div>`;

const section = (id: string, title: string, content: string): string =>
  `<section aria-labelledby="${id}"><h2 id="${id}">${title}</h2>${content}</section>`;

const none = (items: readonly string[], text: string): string =>
  items.length === 0 ? `<p>${text}</p>` : `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`;

const scenarioButtons = (state: WorldState): string =>
  post(
    state,
    'scenario',
    `<div class="buttons">${SCENARIO_NAMES.map(
      (name) =>
        `<button name="scenario" value="${name}" aria-pressed="${String(name === state.scenario)}">${escape(scenarios[name].label)}</button>`,
    ).join('')}</div>`,
  );

const options = (values: readonly string[]): string =>
  values.map((value) => `<option>${escape(value)}</option>`).join('');

function faultForm(state: WorldState): string {
  const input = (name: keyof typeof RULE_FIELDS, label: string, kind = 'text'): string =>
    `<label>${label}<input name="${name}" type="${kind}" title="${escape(RULE_FIELDS[name])}"></label>`;
  const fields = [
    `<label>Call<select name="endpoint">${options(CALL_NAMES)}</select></label>`,
    `<label>Fault or status<input name="fault" list="faults" required></label><datalist id="faults">${options(['500', '401', '404', ...FAULT_KINDS])}</datalist>`,
    input('times', 'Times (all)', 'number'),
    input('delay', 'Delay in ms (none)', 'number'),
    input('query', 'Query, as page=2 (any)'),
    input('message', 'Message (usual)'),
    button('Add fault'),
  ];
  return post(state, 'fault', `<div class="fields">${fields.join('')}</div>`);
}

function faultText({ endpoint, fault, ...rest }: FaultRule): string {
  const more = Object.keys(rest).length === 0 ? '' : ` ${JSON.stringify(rest)}`;
  return escape(`${endpoint}: ${String(fault)}${more}`);
}

const faultList = (state: WorldState): string =>
  none(
    state.faults.map(
      (fault, index) =>
        `${faultText(fault)} ${post(state, 'clear-faults', `<input type="hidden" name="index" value="${String(index)}">${button(`Take back fault ${String(index + 1)}`)}`)}`,
    ),
    'No faults.',
  );

const clockForm = (state: WorldState): string =>
  post(
    state,
    'advance',
    `<div class="buttons">${[
      ['60000', '1 minute'],
      ['600000', '10 minutes'],
      ['3600000', '1 hour'],
    ]
      .map(([ms = '', text = '']) => `<button name="ms" value="${ms}">Ahead by ${text}</button>`)
      .join('')}</div>`,
  );

const mailItem = ({ at, to, subject, text, otp }: Mail): string =>
  `${timeOf(at)} to ${escape(to)}: <strong>${escape(subject)}</strong><p>${escape(text)}</p>${
    otp === null ? '' : `<p class="code">${escape(otp)}</p>`
  }`;

const said = (value: Json | undefined): string =>
  escape(typeof value === 'string' ? value : JSON.stringify(value));

function accountItem({ carts, orders }: WorldState, user: WorldState['users'][number]): string {
  const inCart = (carts[user._id] ?? []).map(({ name, quantity }) => `${said(quantity)} × ${said(name)}`);
  const placed = (orders[user._id] ?? []).map(
    ({ orderId, createdAt, status, paymentStatus, total }) =>
      `<tr><th scope="row">${said(orderId)}</th><td>${said(createdAt).slice(0, 10)}</td><td>${said(status)}, ${said(paymentStatus)}</td><td>$${said(total)}</td></tr>`,
  );
  return `<strong>${escape(user.name)}</strong>, ${escape(user.email)}<p>Id ${escape(user._id)}</p><p>Cart: ${
    inCart.length === 0 ? 'empty' : inCart.join('; ')
  }</p>${
    placed.length === 0
      ? '<p>No orders.</p>'
      : `<details id="orders-${escape(user._id)}"><summary class="plain">${String(placed.length)} orders</summary><table><tbody>${placed.join('')}</tbody></table></details>`
  }`;
}

const worldLink = (name: string): string =>
  `<a href="${escape(prefixOf(name))}">${escape(name)}</a> · <a href="${escape(`${prefixOf(name)}/shop/`)}">open the shop in it</a>`;

/**
 * The mock's own page: all that is in a world, and all that can be done to it. A whole HTML document.
 * @param worlds the names of the worlds that there are
 */
export function mockPage(
  state: WorldState,
  demo: { email: string; password: string },
  worlds: readonly string[],
  origin: string,
): string {
  const prefix = prefixOf(state.world);
  const actions: readonly (readonly [ActionName, string])[] = [
    ['expire', 'Expire all sessions'],
    ['release', 'Release hanging requests'],
    ['clear-faults', 'Take all faults back'],
    ['reset', 'Reset everything'],
  ];
  const body = `<header>
<h1>Mock API</h1>
<p>World "${escape(state.world)}". Demo account: ${escape(demo.email)}, ${escape(demo.password)}.</p>
<nav aria-label="Mock API"><a href="${escape(prefix)}">Refresh</a> <a href="${escape(`${prefix}/shop/`)}">Shop</a>
<a href="${MOCK_PREFIX}/states">Every state of the shop</a> <a href="${MOCK_PREFIX}/help">All control calls</a></nav>
</header>
<main>
${section('scenario', 'Scenario', live('scenario', scenarioButtons(state)))}
${section('faults', 'Faults', live('faults', faultList(state)) + faultForm(state))}
${section('state', 'State', live('hanging', `<p>${String(state.hanging)} requests hang.</p>`) + `<div class="buttons">${actions.map(([action, label]) => post(state, action, button(label))).join('')}</div>`)}
${section('clock', 'Clock', live('clock', `<p>${escape(state.now.slice(0, 19).replace('T', ' '))} UTC, ${String(Math.round(state.ahead / 60_000))} minutes ahead.</p>`) + clockForm(state))}
${section('problems', 'What the shop could not read', live('problems', none(state.problems.map(escape).reverse(), 'Nothing.')))}
${section('inbox', 'Inbox', live('inbox', none([...state.inbox].reverse().map(mailItem), 'No e-mails yet.')))}
${section('requests', 'Requests', live('requests', requestList(state.requests, origin)))}
${section(
  'accounts',
  'Accounts, carts, orders',
  live(
    'accounts',
    none(
      state.users.map((user) => accountItem(state, user)),
      'None.',
    ),
  ),
)}
${section('worlds', 'Worlds', live('worlds', none(worlds.slice(-SHOWN_WORLDS).reverse().map(worldLink), 'None.')))}
</main>`;
  return document('Aurevane mock API', body, `${MOCK_PREFIX}/page.js`);
}
