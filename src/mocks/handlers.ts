import { HttpResponse, http, type HttpHandler } from 'msw';
import { endpoints } from '../api/endpoints';
import { MOCK_API_PATH, MOCK_EMAIL_PATH, MOCK_PREFIX } from '../config/mockPaths';
import { corsHeaders, PREFLIGHT_HEADERS } from './cors';
import type { CallName } from './faults';
import { accountRoutes } from './routes/account';
import { cartRoutes } from './routes/cart';
import { orderRoutes } from './routes/orders';
import { productRoutes } from './routes/products';
import { recoveryRoutes } from './routes/recovery';
import { thirdPartyRoutes } from './routes/thirdParties';
import { serve, type Network, type Route } from './serve';

/** The type requires a route for every call. */
const routes: Readonly<Record<CallName, Route>> = {
  ...accountRoutes,
  ...recoveryRoutes,
  ...productRoutes,
  ...cartRoutes,
  ...orderRoutes,
  ...thirdPartyRoutes,
};

/** The addresses of the handlers: root-relative paths or full URLs. */
export interface HandlerOptions {
  /** The API's base, {host} in the specification. */
  base?: string;
  emailBase?: string;
  animation?: string;
  network?: Network;
}

/** Drops parameters that MSW parses as lists; the mock's paths have none. */
function textParams(
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(params).flatMap(([name, value]) => (typeof value === 'string' ? [[name, value]] : [])),
  );
}

/** Creates the handlers of every call (behaviour, chapter 16), the e-mail service and preflights. */
export function createHandlers({
  base = MOCK_API_PATH,
  emailBase = MOCK_EMAIL_PATH,
  animation = `${MOCK_PREFIX}/animation.json`,
  network = 'intercepted',
}: HandlerOptions = {}): HttpHandler[] {
  const addressOf = (name: CallName): string => {
    if (name === 'email') return `${emailBase}/api/v1.0/email/send`;
    return name === 'animation' ? animation : `${base}${endpoints[name]}`;
  };
  const preflight = ({ request }: { request: Request }): Response =>
    new HttpResponse(null, { status: 204, headers: { ...corsHeaders(request), ...PREFLIGHT_HEADERS } });
  return [
    ...Object.values(routes).map((route) =>
      http[route.method](addressOf(route.name), ({ request, params }) =>
        serve(route, request, textParams(params), network),
      ),
    ),
    http.options(`${base}/*`, preflight),
    http.options(addressOf('email'), preflight),
    http.options(animation, preflight),
  ];
}
