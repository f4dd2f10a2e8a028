import { HttpResponse, http, type HttpHandler } from 'msw';
import { MOCK_PREFIX } from '../config/mockPaths';
import { Refusal } from './answers';
import { corsHeaders } from './cors';
import { readRule } from './faultInput';
import { addRule } from './faults';
import type { Json } from './json';
import { mockPage } from './page';
import { fieldsOf, parseBody, textField } from './requestBody';
import { isScenarioName, SCENARIO_NAMES, type ScenarioName } from './scenarios';
import { DEMO_ACCOUNT } from './seed/demoAccount';
import type { World } from './types';
import { release, resetWorld, worldNamed, worldOf } from './worlds';
import { worldState } from './worldState';

const PAGE_HEADERS = {
  'Cache-Control': 'no-store',
  'Content-Security-Policy':
    "default-src 'none'; img-src data:; style-src 'unsafe-inline'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'",
};

const stateOf = (request: Request): Response => {
  const state = worldState(worldOf(request), new URL(request.url).origin, MOCK_PREFIX);
  return new HttpResponse(JSON.stringify(state), {
    headers: { ...corsHeaders(request), 'Content-Type': 'application/json', 'Cache-Control': 'no-store' },
  });
};

/** Ends every session of a world: the next call of each is answered 401. */
export function expireTokens(world: World): void {
  for (const session of world.tokens.values()) session.expiresAt = 0;
}

/** Switches a world's scenario; the faults that were set before it are over, so that 'normal' is normal. */
export function switchScenario(world: World, scenario: ScenarioName): void {
  world.scenario = scenario;
  world.faults = [];
}

/** What can be done to a world. @throws Refusal 400 for input that means nothing */
const actions: Readonly<Record<string, (world: World, body: Json) => void>> = {
  scenario: (world, body) => {
    const name = textField(fieldsOf(body), 'scenario');
    if (!isScenarioName(name))
      throw new Refusal(400, `scenario must be one of ${SCENARIO_NAMES.join(', ')}.`);
    switchScenario(world, name);
  },
  fault: (world, body) => {
    const rules = (Array.isArray(body) ? body : [body]).map(readRule);
    for (const rule of rules) world.faults = addRule(world.faults, rule);
  },
  'clear-faults': (world) => {
    world.faults = [];
  },
  reset: (world) => resetWorld(world.name),
  expire: expireTokens,
  release: (world) => release(world),
  advance: (world, body) => {
    const ms = Number(textField(fieldsOf(body), 'ms'));
    if (!Number.isFinite(ms) || ms < 0) throw new Refusal(400, 'ms must be a number of milliseconds.');
    world.ahead += ms;
  },
};

/** Does what a request asks for; a form of the page goes back to the page, a program gets the state. */
async function act(request: Request, action: (world: World, body: Json) => void): Promise<Response> {
  const { name } = worldOf(request);
  try {
    action(worldNamed(name), parseBody(await request.text(), request.headers.get('content-type')));
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    return HttpResponse.json(
      { message: error.message },
      { status: error.status, headers: corsHeaders(request) },
    );
  }
  if (!request.headers.get('accept')?.includes('text/html')) return stateOf(request);
  const Location = `${MOCK_PREFIX}?${new URLSearchParams({ world: name }).toString()}`;
  return new HttpResponse(null, { status: 303, headers: { Location } });
}

/** The handlers of the mock's own page, its JSON and its buttons. */
export function controlHandlers(): HttpHandler[] {
  const page = ({ request }: { request: Request }): Response => {
    const state = worldState(worldOf(request), new URL(request.url).origin, MOCK_PREFIX);
    return HttpResponse.html(mockPage(state, DEMO_ACCOUNT), { headers: PAGE_HEADERS });
  };
  return [
    http.get(MOCK_PREFIX, page),
    http.get(`${MOCK_PREFIX}/state`, ({ request }) => stateOf(request)),
    ...Object.entries(actions).map(([name, action]) =>
      http.post(`${MOCK_PREFIX}/${name}`, ({ request }) => act(request, action)),
    ),
  ];
}
