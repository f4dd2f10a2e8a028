import { HttpResponse, http, type HttpHandler } from 'msw';
import { MOCK_PREFIX } from '../config/mockPaths';
import { actions, type Action } from './actions';
import { Refusal } from './answers';
import { corsHeaders } from './cors';
import { PAGE_HEADERS } from './html';
import { helpText } from './help';
import { openPage } from './openPage';
import { mockPage } from './page';
import { pageScripts } from './pageScripts';
import { parseBody } from './requestBody';
import { DEMO_ACCOUNT } from './seed/demoAccount';
import { statesPage } from './statesPage';
import { prefixOf, worldNamed, worldNames, worldOf } from './worlds';
import { worldState } from './worldState';

const NO_STORE = { 'Cache-Control': 'no-store' };

const stateOf = (request: Request): Response => {
  const state = worldState(worldOf(request), new URL(request.url).origin, MOCK_PREFIX);
  return HttpResponse.json(state, { headers: { ...corsHeaders(request), ...NO_STORE } });
};

/** Does what a request asks for; a form of the page goes back to the page, a program gets the state. */
async function act(request: Request, { run }: Action): Promise<Response> {
  const { name } = worldOf(request);
  try {
    run(worldNamed(name), parseBody(await request.text(), request.headers.get('content-type')));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return HttpResponse.json(
      { message: error.message },
      { status: error.status, headers: corsHeaders(request) },
    );
  }
  if (!request.headers.get('accept')?.includes('text/html')) return stateOf(request);
  return new HttpResponse(null, { status: 303, headers: { Location: prefixOf(name) } });
}

/** The handlers of the mock's own pages, its JSON and its buttons. */
export function controlHandlers(): HttpHandler[] {
  const page = ({ request }: { request: Request }): Response => {
    const { origin } = new URL(request.url);
    const state = worldState(worldOf(request), origin, MOCK_PREFIX);
    return HttpResponse.html(mockPage(state, DEMO_ACCOUNT, worldNames(), origin), { headers: PAGE_HEADERS });
  };
  const open = ({ request }: { request: Request }): Response =>
    HttpResponse.html(openPage(worldOf(request), new URL(request.url)), { headers: PAGE_HEADERS });
  return [
    http.get(MOCK_PREFIX, page),
    http.get(`${MOCK_PREFIX}/state`, ({ request }) => stateOf(request)),
    http.get(`${MOCK_PREFIX}/help`, () => HttpResponse.text(helpText(), { headers: NO_STORE })),
    http.get(`${MOCK_PREFIX}/states`, () => HttpResponse.html(statesPage(), { headers: PAGE_HEADERS })),
    http.get(`${MOCK_PREFIX}/shop/*`, open),
    ...Object.entries(pageScripts).map(([name, script]) =>
      http.get(`${MOCK_PREFIX}/${name}`, () =>
        HttpResponse.text(script, { headers: { ...NO_STORE, 'Content-Type': 'text/javascript' } }),
      ),
    ),
    ...Object.entries<Action>(actions).map(([name, action]) =>
      http.post(`${MOCK_PREFIX}/${name}`, ({ request }) => act(request, action)),
    ),
  ];
}
