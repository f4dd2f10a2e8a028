import { TOKEN_HEADER } from '../api/endpoints';
import type { Json } from './json';
import type { LoggedRequest, Sandbox } from './types';

const LOG_LIMIT = 200;
/** The maximum length of a body in the log, in characters of its JSON. */
const MAX_BODY_LENGTH = 50_000;

function kept(body: Json): Json {
  const { length } = JSON.stringify(body);
  return length > MAX_BODY_LENGTH ? `(${length} characters, not kept)` : body;
}

/** Logs an answer, unless it is too long or the connection was broken. */
export async function logAnswer(entry: LoggedRequest, response: Response): Promise<void> {
  if (response.status === 0 || Number(response.headers.get('content-length') ?? 0) > 0) return;
  const text = await response.clone().text();
  entry.answer = text.length > MAX_BODY_LENGTH ? `(${text.length} characters, not kept)` : text;
}

/** Adds a request to its sandbox's log, without an answer yet. */
export function logRequest(sandbox: Sandbox, endpoint: string, request: Request, body: Json): LoggedRequest {
  const url = new URL(request.url);
  const entry: LoggedRequest = {
    at: new Date().toISOString(),
    endpoint,
    method: request.method,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    authorization: request.headers.get(TOKEN_HEADER),
    contentType: request.headers.get('content-type'),
    body: kept(body),
    answer: null,
    status: null,
    aborted: false,
  };
  sandbox.requests.push(entry);
  if (sandbox.requests.length > LOG_LIMIT) sandbox.requests.shift();
  return entry;
}
