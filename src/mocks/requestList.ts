import { escape } from './html';
import type { ShownRequest } from './worldState';

const SHOWN_REQUESTS = 60;

/** The time of day of a date, in UTC. */
export const timeOf = (at: string): string =>
  `<time datetime="${escape(at)}">${escape(at.slice(11, 19))}</time>`;

function outcome({ status, aborted, endpoint }: ShownRequest): string {
  if (endpoint === 'unknown') return '<span class="bad">404 unknown</span>';
  if (aborted) return '<span class="bad">cancelled</span>';
  if (status === null) return '<span>under way</span>';
  if (status === 0) return '<span class="bad">reset</span>';
  return `<span${status >= 400 ? ' class="bad"' : ''}>${String(status)}</span>`;
}

function pretty(text: string): string {
  try {
    return JSON.stringify(JSON.parse(text), null, 2);
  } catch {
    return text;
  }
}

const quoted = (text: string): string => `'${text.replaceAll("'", `'\\''`)}'`;

/** The request as a line for a shell; the token is left to the shell's variable TOKEN. */
function curlOf(request: ShownRequest, origin: string): string {
  const query = new URLSearchParams(request.query).toString();
  const hasBody = request.body !== null && request.method !== 'GET';
  return [
    `curl -i -X ${request.method} ${quoted(origin + request.path + (query && `?${query}`))}`,
    ...(request.auth ? ['-H "Authorization: Bearer $TOKEN"'] : []),
    ...(hasBody ? ["-H 'Content-Type: application/json'", `-d ${quoted(JSON.stringify(request.body))}`] : []),
  ].join(' \\\n  ');
}

function block(title: string, text: string): string {
  return text === ''
    ? ''
    : `<h3>${title}</h3><pre tabindex="0" role="group" aria-label="${title}">${escape(text)}</pre>`;
}

function item(request: ShownRequest, place: number, origin: string): string {
  const query = new URLSearchParams(request.query).toString();
  const body = JSON.stringify(request.body, null, 2);
  const parts = [
    `<p>${escape(request.endpoint)}, ${request.auth ? 'with' : 'without'} a token</p>`,
    block('Query', query),
    block('Body', body === '{}' || body === 'null' ? '' : body),
    block('Answer', pretty(request.answer ?? '')),
    block('As curl', curlOf(request, origin)),
    '<button type="button" data-copy>Copy as curl</button>',
  ];
  return `<li><details id="request-${String(place)}"><summary>${timeOf(request.at)}<span>${escape(request.method)}</span><span>${escape(
    query === '' ? request.path : `${request.path}?${query}`,
  )}</span>${outcome(request)}<span>${request.ms === null ? '' : `${String(request.ms)} ms`}</span></summary>${parts.join('')}</details></li>`;
}

/** The newest requests, newest first, each with all that is known of it behind a click. */
export function requestList(requests: readonly ShownRequest[], origin: string): string {
  if (requests.length === 0) return '<p>None yet.</p>';
  const items = requests.map((request, place) => item(request, place, origin));
  return `<ol>${items.slice(-SHOWN_REQUESTS).reverse().join('\n')}</ol>`;
}
