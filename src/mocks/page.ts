import { brand } from '#house/house';
import { MOCK_PREFIX } from '../config/mockPaths';
import { document, escape } from './html';
import { prefixOf } from './sandboxes';
import { SCENARIO_NAMES, scenarios } from './scenarios';
import { DEMO_ACCOUNT } from './seed/demoAccount';
import type { Mail } from './types';
import type { SandboxState, ShownRequest } from './sandboxState';

const SHOWN_REQUESTS = 60;

const json = (value: unknown): string => `<pre tabindex="0">${escape(JSON.stringify(value, null, 2))}</pre>`;

const section = (title: string, content: readonly string[]): string =>
  `<section aria-label="${title}"><h2>${title}</h2>${content.join('\n') || '<p>None.</p>'}</section>`;

const mailItem = ({ at, to, subject, text }: Mail): string =>
  `<p>${escape(at.slice(11, 19))} to ${escape(to)}: ${escape(subject)}<br>${escape(text)}</p>`;

function answerOf({ answer }: ShownRequest): unknown {
  try {
    return JSON.parse(answer ?? 'null') as unknown;
  } catch {
    return answer;
  }
}

function requestItem(request: ShownRequest): string {
  const { at, method, path, query, body, endpoint, status, aborted, auth } = request;
  const search = new URLSearchParams(query).toString();
  const outcome = aborted ? 'cancelled' : endpoint === 'unknown' ? '404 unknown' : (status ?? 'under way');
  const line = [at.slice(11, 19), outcome, method, path + (search && `?${search}`)].join(' ');
  return `<details><summary>${escape(line)}</summary>${json({ token: auth, body, answer: answerOf(request) })}</details>`;
}

/** The mock's own page: a sandbox's content, and buttons that change it. */
export function mockPage(state: SandboxState): string {
  const prefix = prefixOf(state.sandbox);
  const button = (control: string, label: string, name = '', value = ''): string =>
    `<form method="post" action="${escape(`${prefix}/${control}`)}"><button${name && ` name="${name}" value="${value}"`}>${escape(label)}</button></form>`;
  const { faults, hanging, inbox, requests, users, carts, orders } = state;
  const body = `<header><h1>Mock API</h1>
<p>Sandbox ${escape(state.sandbox)}, scenario ${state.scenario}. ${hanging} requests hang. Demo account: ${escape(DEMO_ACCOUNT.email)}, ${escape(DEMO_ACCOUNT.password)}.</p>
<nav aria-label="Mock API"><a href="${escape(prefix)}">Refresh</a> <a href="${escape(`${prefix}/shop/`)}">Shop</a> <a href="${MOCK_PREFIX}/states">Every state of the shop</a></nav></header>
<main>
${section(
  'Scenario',
  SCENARIO_NAMES.map((name) => button('scenario', scenarios[name].label, 'scenario', name)),
)}
${section('Controls', [
  button('expire', 'Expire all sessions'),
  button('release', 'Release hanging requests'),
  button('clear-faults', 'Remove all faults'),
  button('reset', 'Reset everything'),
])}
${section('Faults', faults.map(json))}
${section('Inbox', inbox.map(mailItem).reverse())}
${section('Requests', requests.slice(-SHOWN_REQUESTS).map(requestItem).reverse())}
${section('Accounts', [json({ users, carts, orders })])}
</main>`;
  return document(`${brand} mock API`, body);
}
