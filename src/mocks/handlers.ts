import { http, type HttpHandler } from 'msw';
import { endpoints } from '#api/endpoints';
import { pageOf, serve, type Answer } from './call';
import {
  forgotPassword,
  login,
  profile,
  register,
  resetPassword,
  updateOtp,
  verifyOtp,
} from './calls/account';
import { cart, cartAdd, cartClear, cartDelete } from './calls/cart';
import { order, orders } from './calls/orders';
import { animation, email } from './calls/thirdParties';
import { CALL_NAMES, type CallName } from './faults';
import { MOCK_API_PATH, MOCK_EMAIL_PATH, MOCK_PREFIX } from './paths';
import { productRow, seedProducts } from './seed/catalogue';

const products: Answer = ({ url }) => {
  const search = (url.searchParams.get('search') ?? '').trim().toLowerCase();
  const matching = seedProducts.filter(({ name }) => name.toLowerCase().includes(search));
  const { page, rows } = pageOf(url, matching);
  return { products: rows.map((row) => productRow(row, url.origin)), total: matching.length, page };
};

/** Every call. The type requires an answer for each. */
const answers: Readonly<Record<CallName, readonly [method: 'get' | 'post' | 'delete', answer: Answer]>> = {
  login: ['post', login],
  register: ['post', register],
  forgotPassword: ['post', forgotPassword],
  resetPassword: ['post', resetPassword],
  verifyOtp: ['post', verifyOtp],
  updateOtp: ['post', updateOtp],
  profile: ['get', profile],
  products: ['get', products],
  cart: ['get', cart],
  cartAdd: ['post', cartAdd],
  cartDelete: ['delete', cartDelete],
  cartClear: ['delete', cartClear],
  orders: ['get', orders],
  order: ['post', order],
  email: ['post', email],
  animation: ['get', animation],
};

function addressOf(name: CallName): string {
  if (name === 'email') return `${MOCK_EMAIL_PATH}/api/v1.0/email/send`;
  return name === 'animation' ? `${MOCK_PREFIX}/animation.json` : `${MOCK_API_PATH}${endpoints[name]}`;
}

export const handlers: HttpHandler[] = CALL_NAMES.map((name) => {
  const [method, answer] = answers[name];
  return http[method](addressOf(name), ({ request, params: { userId = '' } }) =>
    serve(name, answer, request, String(userId)),
  );
});
