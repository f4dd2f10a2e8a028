import { getResponse, HttpResponse, http } from 'msw';
import { MOCK_API_PATH, MOCK_PREFIX } from '../config/mockPaths';
import { controlHandlers } from './controls';
import { corsHeaders, isForeign, PREFLIGHT_HEADERS } from './cors';
import { createHandlers } from './handlers';
import { logRequest } from './requestLog';
import { DEFAULT_SANDBOX, SANDBOX_HEADER, sandboxOf } from './sandboxes';

const handlers = [
  ...createHandlers('http'),
  ...controlHandlers(),
  http.options(
    `${MOCK_PREFIX}/*`,
    ({ request }) =>
      new HttpResponse(null, { status: 204, headers: { ...corsHeaders(request), ...PREFLIGHT_HEADERS } }),
  ),
];

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

/** Logs a call that the API does not have. */
function logUnknown(request: Request): void {
  const entry = logRequest(sandboxOf(request), 'unknown', request, null);
  entry.status = 404;
}

/**
 * Answers a request over HTTP to a path under the mock's prefix.
 * @returns the response; status 0 means that the connection should be reset
 * @throws the error of a handler, which is a bug of the mock
 */
export async function answerRequest(request: Request): Promise<Response> {
  const { origin, pathname } = new URL(request.url);
  const headers = corsHeaders(request);
  if (isForeign(request)) {
    const message = 'The mock API answers no other websites.';
    return HttpResponse.json({ message }, { status: 403, headers });
  }
  if (!isDecodable(pathname)) {
    return HttpResponse.json({ message: 'The path is not well encoded.' }, { status: 400, headers });
  }
  const response = await getResponse(handlers, request, { baseUrl: origin });
  if (response) return response;
  if (pathname.startsWith(MOCK_API_PATH)) logUnknown(request);
  const message = `The mock API has no ${request.method} ${pathname}.`;
  return HttpResponse.json({ message }, { status: 404, headers });
}

/**
 * Whether to close a request's connection after its answer. Browsers silently repeat a request, even an
 * order, if a reused connection breaks. Tests that count requests use a named sandbox, in which each request
 * gets a new connection.
 */
export function closesConnection(request: Request): boolean {
  const sandbox = request.headers.get(SANDBOX_HEADER) ?? DEFAULT_SANDBOX;
  return request.method === 'OPTIONS' || sandbox !== DEFAULT_SANDBOX;
}
