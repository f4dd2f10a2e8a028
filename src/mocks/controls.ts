import { HttpResponse, http, type HttpHandler } from 'msw';
import * as v from 'valibot';
import { endpoints } from '../api/endpoints';
import { MOCK_PREFIX } from '../config/mockPaths';
import { corsHeaders } from './cors';
import { addRule, FAULT_KINDS, type CallName } from './faults';
import { PAGE_HEADERS } from './html';
import { openShop } from './inBrowser/openShop';
import { runSteps } from './inBrowser/runSteps';
import type { Json } from './json';
import { openPage } from './openPage';
import { mockPage } from './page';
import { parseBody } from './requestBody';
import { SCENARIO_NAMES } from './scenarios';
import { statesPage } from './statesPage';
import type { Sandbox } from './types';
import {
  expireTokens,
  prefixOf,
  release,
  resetSandbox,
  sandboxNamed,
  sandboxOf,
  switchScenario,
} from './sandboxes';
import { sandboxState, type SandboxState } from './sandboxState';

const NO_STORE = { 'Cache-Control': 'no-store' };

const count = v.pipe(v.number(), v.safeInteger(), v.minValue(0));

const ruleSchema = v.strictObject({
  endpoint: v.picklist(['*', ...(Object.keys(endpoints) as CallName[]), 'email', 'animation']),
  fault: v.union([
    v.picklist(FAULT_KINDS),
    v.pipe(v.number(), v.integer(), v.minValue(200), v.maxValue(599)),
  ]),
  message: v.exactOptional(v.string()),
  messageField: v.exactOptional(v.picklist(['message', 'error'])),
  delay: v.exactOptional(count),
  query: v.exactOptional(v.record(v.string(), v.string())),
  times: v.exactOptional(count),
});

/** Creates a control that takes fields. @throws ValiError for unknown fields and invalid values */
const control =
  <Schema extends v.GenericSchema>(
    schema: Schema,
    run: (sandbox: Sandbox, input: v.InferOutput<Schema>) => void,
  ) =>
  (sandbox: Sandbox, body: Json): void =>
    run(sandbox, v.parse(schema, body));

const none = v.strictObject({});

/** The operations on a sandbox over HTTP, by their path under the mock's prefix. */
const controls: Readonly<Record<string, (sandbox: Sandbox, body: Json) => void>> = {
  scenario: control(v.strictObject({ scenario: v.picklist(SCENARIO_NAMES) }), (sandbox, { scenario }) =>
    switchScenario(sandbox, scenario),
  ),
  fault: control(v.union([v.array(ruleSchema), ruleSchema]), (sandbox, input) => {
    for (const rule of [input].flat()) sandbox.faults = addRule(sandbox.faults, rule);
  }),
  'clear-faults': control(none, (sandbox) => {
    sandbox.faults = [];
  }),
  expire: control(none, expireTokens),
  release: control(none, (sandbox) => release(sandbox)),
  reset: control(none, ({ name }) => resetSandbox(name)),
};

const stateOf = (request: Request): SandboxState =>
  sandboxState(sandboxOf(request), new URL(request.url).origin);

function stateAnswer(request: Request): Response {
  return HttpResponse.json(stateOf(request), { headers: { ...corsHeaders(request), ...NO_STORE } });
}

function refused(request: Request, error: unknown): Response {
  if (!(error instanceof Error)) throw error;
  const issues = v.isValiError(error)
    ? error.issues.map((issue) => `${v.getDotPath(issue) ?? 'the body'}: ${issue.message}`)
    : [error.message];
  return HttpResponse.json({ message: issues.join('; ') }, { status: 400, headers: corsHeaders(request) });
}

/** Executes a control. A form of the mock's page is redirected back to it; a program gets the state. */
async function act(request: Request, run: (sandbox: Sandbox, body: Json) => void): Promise<Response> {
  const { name } = sandboxOf(request);
  try {
    run(sandboxNamed(name), parseBody(await request.text(), request.headers.get('content-type')));
  } catch (error) {
    return refused(request, error);
  }
  if (!request.headers.get('accept')?.includes('text/html')) return stateAnswer(request);
  return new HttpResponse(null, { status: 303, headers: { Location: prefixOf(name) } });
}

/** Creates the handlers of the mock's pages, its JSON and its controls. */
export function controlHandlers(): HttpHandler[] {
  const page = (path: string, html: (request: Request) => string): HttpHandler =>
    http.get(MOCK_PREFIX + path, ({ request }) =>
      HttpResponse.html(html(request), { headers: PAGE_HEADERS }),
    );
  // A function of src/mocks/inBrowser uses nothing outside of itself, so its source is the whole script.
  const script = (name: string, run: () => unknown): HttpHandler =>
    http.get(`${MOCK_PREFIX}/${name}`, () =>
      HttpResponse.text(`(${String(run)})();`, {
        headers: { ...NO_STORE, 'Content-Type': 'text/javascript' },
      }),
    );
  return [
    page('', (request) => mockPage(stateOf(request))),
    page('/states', statesPage),
    page('/shop/*', (request) => openPage(sandboxOf(request), new URL(request.url))),
    http.get(`${MOCK_PREFIX}/state`, ({ request }) => stateAnswer(request)),
    script('open.js', openShop),
    script('steps.js', runSteps),
    ...Object.entries(controls).map(([name, run]) =>
      http.post(`${MOCK_PREFIX}/${name}`, ({ request }) => act(request, run)),
    ),
  ];
}
