import { MOCK_PREFIX } from '../config/mockPaths';
import { scenarios, SCENARIO_NAMES } from './scenarios';
import type { Mail } from './types';
import type { ShownRequest, WorldState } from './worldState';

const SHOWN_REQUESTS = 60;

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

const escape = (text: string): string => text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);

const STYLE = `
:root { color-scheme: light; --ink: #14110f; --soft: #5f564d; --line: #d8cdbd; --gold: #74552a; --ground: #f7f2ea; --paper: #fffdf9; }
* { box-sizing: border-box; }
body { margin: 0 auto; max-width: 70rem; padding: 1.5rem 1rem 4rem; background: var(--ground); color: var(--ink); font: 1rem/1.55 system-ui, sans-serif; }
h1, h2 { font-family: Georgia, serif; font-weight: 400; line-height: 1.2; }
h1 { font-size: 1.9rem; margin: 0; }
h2 { font-size: 1.3rem; margin: 2.5rem 0 0.75rem; }
p { margin: 0.4rem 0; color: var(--soft); }
form { display: inline; }
.buttons { display: flex; flex-wrap: wrap; gap: 0.5rem; }
button { min-height: 2.75rem; padding: 0 1rem; border: 1px solid var(--gold); border-radius: 2px; background: var(--paper); color: var(--ink); font: inherit; cursor: pointer; }
button[aria-pressed='true'] { background: var(--ink); border-color: var(--ink); color: var(--paper); }
button:focus-visible, a:focus-visible, .scroll:focus-visible { outline: 2px solid var(--gold); outline-offset: 2px; }
a { color: var(--gold); }
ul { list-style: none; margin: 0; padding: 0; }
li { padding: 0.75rem 1rem; margin-bottom: 0.5rem; background: var(--paper); border: 1px solid var(--line); overflow-wrap: anywhere; }
.code { font: 600 1.5rem/1.2 ui-monospace, monospace; letter-spacing: 0.15em; }
.scroll { overflow-x: auto; border: 1px solid var(--line); background: var(--paper); }
table { border-collapse: collapse; width: 100%; font-size: 0.875rem; }
th, td { padding: 0.4rem 0.75rem; text-align: left; vertical-align: top; border-bottom: 1px solid var(--line); white-space: nowrap; }
th { color: var(--soft); font-weight: 500; }
td.body { white-space: normal; min-width: 14rem; overflow-wrap: anywhere; font-family: ui-monospace, monospace; }
`;

const post = (state: WorldState, action: string, content: string): string =>
  `<form method="post" action="${escape(`${MOCK_PREFIX}/${action}?world=${encodeURIComponent(state.world)}`)}">${content}</form>`;

const scenarioButtons = (state: WorldState): string =>
  post(
    state,
    'scenario',
    `<div class="buttons">${SCENARIO_NAMES.map(
      (name) =>
        `<button name="scenario" value="${name}" aria-pressed="${String(name === state.scenario)}">${escape(scenarios[name].label)}</button>`,
    ).join('')}</div>`,
  );

const time = (at: string): string => `<time datetime="${escape(at)}">${escape(at.slice(11, 19))}</time>`;

const mailItem = ({ at, to, subject, text, otp }: Mail): string =>
  `<li>${time(at)} to ${escape(to)}: <strong>${escape(subject)}</strong>
<p>${escape(text)}</p>${otp === null ? '' : `<p class="code">${escape(otp)}</p>`}</li>`;

function outcome({ status, aborted }: ShownRequest): string {
  if (aborted) return 'left';
  if (status === null) return 'under way';
  return status === 0 ? 'reset' : String(status);
}

function requestRow(request: ShownRequest): string {
  const query = new URLSearchParams(request.query).toString();
  const path = query === '' ? request.path : `${request.path}?${query}`;
  const body = JSON.stringify(request.body);
  const ms = request.ms === null ? '' : `${String(request.ms)} ms`;
  return `<tr><td>${time(request.at)}</td><td>${escape(request.method)}</td><td>${escape(path)}</td><td>${outcome(request)}</td><td>${ms}</td><td>${
    request.auth ? 'yes' : 'no'
  }</td><td class="body">${body === '{}' || body === 'null' ? '' : escape(body)}</td></tr>`;
}

function requestTable(requests: readonly ShownRequest[]): string {
  if (requests.length === 0) return '<p>None yet.</p>';
  const rows = requests.slice(-SHOWN_REQUESTS).reverse().map(requestRow).join('\n');
  const heads = ['Time (UTC)', 'Method', 'Path', 'Status', 'Took', 'Token', 'Body'];
  return `<div class="scroll" tabindex="0" role="region" aria-labelledby="requests"><table>
<thead><tr>${heads.map((head) => `<th scope="col">${head}</th>`).join('')}</tr></thead>
<tbody>${rows}</tbody></table></div>`;
}

/** The mock's own page: inbox, requests, scenarios. A whole HTML document. */
export function mockPage(state: WorldState, demo: { email: string; password: string }): string {
  const address = `${MOCK_PREFIX}?world=${encodeURIComponent(state.world)}`;
  const mails = [...state.inbox].reverse().map(mailItem).join('\n');
  const actions = [
    ['expire', 'Expire all sessions'],
    ['release', `Release hanging requests (${String(state.hanging)})`],
    ['clear-faults', `Clear faults (${String(state.faults.length)})`],
    ['reset', 'Reset everything'],
  ] as const;
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>Aurevane mock API</title>
<link rel="icon" href="data:,">
<style>${STYLE}</style>
</head>
<body>
<header>
<h1>Mock API</h1>
<p>World "${escape(state.world)}". Demo account: ${escape(demo.email)}, ${escape(demo.password)}.
<a href="${escape(address)}">Refresh</a> · <a href="/">Shop</a></p>
</header>
<main>
<h2 id="scenario">Scenario</h2>
${scenarioButtons(state)}
<h2>State</h2>
<div class="buttons">${actions.map(([action, label]) => post(state, action, `<button>${escape(label)}</button>`)).join('')}</div>
<h2>Inbox</h2>
${mails === '' ? '<p>No e-mails yet.</p>' : `<ul>${mails}</ul>`}
<h2 id="requests">Requests</h2>
${requestTable(state.requests)}
</main>
</body>
</html>
`;
}
