import { HttpResponse, http, type HttpHandler } from 'msw';
import * as v from 'valibot';
import { endpoints } from '../api/endpoints';
import { MOCK_PREFIX } from '../config/mockPaths';
import { corsHeaders } from './cors';
import { addRule, FAULT_KINDS, type CallName } from './faults';
import type { Json } from './json';
import { mockPage, PAGE_HEADERS } from './page';
import { parseBody } from './requestBody';
import { expireTokens, release, resetSandbox, sandboxNamed, sandboxOf } from './sandboxes';
import { sandboxState } from './sandboxState';
import type { Sandbox } from './types';

/** A number, or the text of one from a form. */
const number = v.pipe(v.union([v.number(), v.pipe(v.string(), v.digits())]), v.transform(Number));
const count = v.pipe(number, v.safeInteger(), v.minValue(0));

const ruleSchema = v.strictObject({
  endpoint: v.picklist(['*', ...(Object.keys(endpoints) as CallName[]), 'email', 'animation']),
  fault: v.union([v.picklist(FAULT_KINDS), v.pipe(number, v.minValue(200), v.maxValue(599))]),
  message: v.exactOptional(v.string()),
  messageField: v.exactOptional(v.picklist(['message', 'error'])),
  delay: v.exactOptional(count),
  query: v.exactOptional(v.record(v.string(), v.string())),
  times: v.exactOptional(count),
});
const rules = v.union([v.array(ruleSchema), ruleSchema]);

/** The operations on a sandbox over HTTP, by their path under the mock's prefix. */
const controls: Readonly<Record<string, (sandbox: Sandbox, body: Json) => void>> = {
  fault: (sandbox, body) => {
    for (const rule of [v.parse(rules, body)].flat()) sandbox.faults = addRule(sandbox.faults, rule);
  },
  'clear-faults': (sandbox) => {
    sandbox.faults = [];
  },
  expire: expireTokens,
  release: (sandbox) => release(sandbox),
  reset: ({ name }) => resetSandbox(name),
};

const stateAnswer = (request: Request): Response =>
  HttpResponse.json(sandboxState(sandboxOf(request), new URL(request.url).origin), {
    headers: { ...corsHeaders(request), 'Cache-Control': 'no-store' },
  });

/** Executes a control. A form of the mock's page is redirected back to it; a program gets the state. */
async function act(request: Request, run: (sandbox: Sandbox, body: Json) => void): Promise<Response> {
  const { name } = sandboxOf(request);
  try {
    run(sandboxNamed(name), parseBody(await request.text(), request.headers.get('content-type')));
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return HttpResponse.json({ message }, { status: 400, headers: corsHeaders(request) });
  }
  if (!request.headers.get('accept')?.includes('text/html')) return stateAnswer(request);
  return new HttpResponse(null, { status: 303, headers: { Location: MOCK_PREFIX } });
}

/** Creates the handlers of the mock's page, its JSON and its controls. */
export function controlHandlers(): HttpHandler[] {
  return [
    http.get(MOCK_PREFIX, ({ request }) =>
      HttpResponse.html(mockPage(sandboxOf(request)), { headers: PAGE_HEADERS }),
    ),
    http.get(`${MOCK_PREFIX}/state`, ({ request }) => stateAnswer(request)),
    ...Object.entries(controls).map(([name, run]) =>
      http.post(`${MOCK_PREFIX}/${name}`, ({ request }) => act(request, run)),
    ),
  ];
}
