import { http, type HttpHandler } from 'msw';
import { endpoints } from '../api/endpoints';
import { MOCK_API_PATH, MOCK_EMAIL_PATH, MOCK_PREFIX } from '../config/mockPaths';
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

/**
 * Creates the handlers of every call, the e-mail service and the animation's host.
 * @param animation the address of the animation file: a root-relative path or a full URL
 */
export function createHandlers(
  network: Network = 'intercepted',
  animation = `${MOCK_PREFIX}/animation.json`,
): HttpHandler[] {
  const addressOf = (name: CallName): string => {
    if (name === 'email') return `${MOCK_EMAIL_PATH}/api/v1.0/email/send`;
    return name === 'animation' ? animation : `${MOCK_API_PATH}${endpoints[name]}`;
  };
  return Object.entries(routes).map(([key, route]) => {
    const name = key as CallName;
    return http[route.method](addressOf(name), ({ request, params: { userId = '' } }) =>
      serve(name, route, request, String(userId), network),
    );
  });
}
