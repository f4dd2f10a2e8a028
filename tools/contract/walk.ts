import { endpoints } from '../../src/api/endpoints';
import { isRow } from '../../src/api/fields';
import { PAGE_SIZE } from '../../src/config/constants';
import { keysOf } from '../../src/lib/tables';
import { toCartAddId } from '../../src/shop/products/ids';
import { readToken } from '../../src/shop/session/user';
import { Check, type Answer, type Fields, type Point, type Sent, type Target } from './check';
import type { Contract } from './contract';

/** How much to check. */
export interface WalkOptions {
  /** An existing account. */
  account?: { email: string; password: string };
  /** Whether to register, fill a cart, order and recover as well. */
  write?: boolean;
}

interface Visitor {
  userId: string;
  token: string;
}

const NO_SUCH_CODE = '000000';
const MADE_CODE = '730184';

const page = (number: number, rest: Readonly<Record<string, string>>): Record<string, string> => ({
  page: String(number),
  limit: String(PAGE_SIZE),
  ...rest,
});

/** Reads the catalogue. @returns the id of a product that can be added to a cart */
async function catalogue(check: Check): Promise<string | undefined> {
  const ask = async (number: number, search = ''): Promise<Fields[]> =>
    check.list(await check.ask('products', { query: page(number, { search }) }), 'Product', 'products');
  const first = await ask(1);
  const [product] = first;
  if (!product) {
    check.note('products', 'Product', 'untried', 'no row came');
    return undefined;
  }
  check.expect(
    'products',
    'pictures',
    first.some(({ image }) => image !== null),
    'no row has one',
  );
  const far = await ask(9999);
  check.expect('products', 'paging ends', far.length < PAGE_SIZE, 'a page far behind the last one has rows');
  if (first.length === PAGE_SIZE) {
    const known = new Set(first.map(({ id }) => id));
    const isNew = (await ask(2)).every(({ id }) => !known.has(id));
    check.expect('products', 'page 2 has other rows', isNew, 'rows of page 1');
  }
  const found = (await ask(1, String(product.name))).some(({ name }) => name === product.name);
  check.expect('products', 'search finds a name', found, `not ${String(product.name)}`);
  const others = await ask(1, 'zzzz no such perfume');
  check.expect('products', 'search excludes other names', others.length === 0, 'rows that do not match');
  return first.map(({ id }) => toCartAddId(String(id))).find((id) => id !== undefined);
}

/** Calls that must be refused. */
async function refusals(check: Check): Promise<void> {
  const stranger = { email: `nobody-${String(Date.now())}@example.com`, password: 'Not-This-1' };
  check.refuses(await check.ask('login', { body: stranger }), 'a wrong password', 400, 401, 404, 422);
  for (const call of ['profile', 'cart', 'orders'] as const)
    check.refuses(await check.ask(call, { userId: 'x' }), 'without a token', 401, 403);
  const invalid = await check.ask('profile', { token: 'no.such.token' });
  check.refuses(invalid, 'with an invalid token', 401, 403);
}

async function login(check: Check, body: { email: string; password: string }): Promise<Visitor | undefined> {
  const answer = await check.askTwice('login', body, [400]);
  if (!check.succeeds(answer)) return undefined;
  const { user, token: sent } = isRow(answer.body) ? answer.body : {};
  const fields = check.row('login', 'User', user);
  const token = typeof sent === 'string' ? readToken(sent) : undefined;
  check.expect('login', 'token', token !== undefined, 'none that a header can carry');
  return token !== undefined && fields ? { userId: String(fields.id), token } : undefined;
}

/** No cache may store what belongs to a customer. */
function isPersonal(check: Check, { call, headers }: Answer): void {
  const isExcluded = /\bno-store\b/i.test(headers.get('cache-control') ?? '');
  check.expect(call, 'not stored by caches', isExcluded, 'lacks Cache-Control: no-store', 'tolerated');
}

async function cartRows(check: Check, visitor: Visitor): Promise<Fields[]> {
  const answer = await check.ask('cart', visitor);
  if (answer.status !== 404) {
    isPersonal(check, answer);
    return check.list(answer, 'CartLine', 'products', 'items');
  }
  check.note('cart', 'status', 'tolerated', '404 for an empty cart');
  return [];
}

async function orderRows(check: Check, { userId, token }: Visitor): Promise<Fields[]> {
  const answer = await check.ask('orders', { query: page(1, { userId }), token });
  isPersonal(check, answer);
  return check.list(answer, 'Order', 'orders');
}

/** Reads everything of a customer. */
async function account(check: Check, visitor: Visitor): Promise<void> {
  const profile = await check.ask('profile', visitor);
  isPersonal(check, profile);
  const { body } = profile;
  if (check.succeeds(profile))
    check.row('profile', 'User', isRow(body) && isRow(body.user) ? body.user : body);
  await cartRows(check, visitor);
  const dates = (await orderRows(check, visitor)).map(({ createdAt }) => Number(createdAt));
  const isSorted = dates.every((date, at) => at === 0 || !((dates[at - 1] ?? date) < date));
  check.expect('orders', 'newest first', isSorted, 'the latest order may be wrong');
}

/** Fills the cart of a new customer, empties it, and orders. */
async function shop(check: Check, visitor: Visitor, productId: string): Promise<void> {
  const { userId, token } = visitor;
  const succeed = async (call: 'cartAdd' | 'cartDelete' | 'cartClear' | 'order', body?: Sent['body']) =>
    check.succeeds(await check.ask(call, { userId, token, ...(body && { body: { userId, ...body } }) }));
  const quantity = async (): Promise<number> => {
    const rows = await cartRows(check, visitor);
    return Number(rows.find((row) => toCartAddId(String(row.productId)) === productId)?.quantity ?? 0);
  };
  const refused = await check.ask('cartAdd', { body: { userId, productId } });
  check.refuses(refused, 'without a token', 401, 403);
  await succeed('cartAdd', { productId });
  await succeed('cartAdd', { productId });
  check.expect('cartAdd', 'twice makes two', (await quantity()) === 2, 'another quantity in the cart');
  await succeed('cartDelete', { productId });
  check.expect('cartDelete', 'all pieces are gone', (await quantity()) === 0, 'the line comes back');
  await succeed('cartAdd', { productId });
  await succeed('cartClear');
  check.expect('cartClear', 'the cart is empty', (await quantity()) === 0, 'the cart comes back');
  await succeed('cartAdd', { productId });
  await succeed('order', { productId, name: 'Contract check' });
  check.expect('order', 'the cart is empty', (await quantity()) === 0, 'the bought rows are there again');
  check.expect('order', 'it is listed', (await orderRows(check, visitor)).length === 1, 'not one order');
}

/** Sets another password by a one-time code. */
async function recover(check: Check, { email }: { email: string }, { token }: Visitor): Promise<void> {
  const WRONG = [400, 401, 403, 404, 410, 422];
  const ask = (
    call: 'forgotPassword' | 'verifyOtp' | 'updateOtp' | 'resetPassword',
    body: Sent['body'] = {},
  ) => check.ask(call, { body: { email, ...body } });
  check.succeeds(await ask('forgotPassword'));
  const stranger = await ask('forgotPassword', { email: `nobody-${email}` });
  const tells = 'anyone can find out which addresses have an account';
  check.expect('forgotPassword', 'an unknown address', stranger.status < 300, tells, 'tolerated');
  check.refuses(await ask('verifyOtp', { otp: NO_SUCH_CODE }), 'a wrong code', ...WRONG);
  check.succeeds(await ask('updateOtp', { otp: MADE_CODE }));
  check.succeeds(await ask('verifyOtp', { otp: MADE_CODE }));
  const newPassword = 'New-Dawn-9';
  const fields = { newPassword, confirmPassword: newPassword };
  check.refuses(await ask('resetPassword', { ...fields, OTP: NO_SUCH_CODE }), 'a wrong code', ...WRONG);
  check.succeeds(await check.askTwice('resetPassword', { ...fields, OTP: MADE_CODE }, [400, 415, 422, 500]));
  const visitor = await login(check, { email, password: newPassword });
  check.expect('resetPassword', 'the new password is valid', visitor !== undefined, 'it is refused');
  const { status } = await check.ask('profile', { token });
  const stays = 'sessions that began with the old password stay valid';
  check.expect('resetPassword', 'ends other sessions', status === 401 || status === 403, stays, 'tolerated');
}

/** Registers, shops and recovers with a new account. */
async function write(check: Check, productId: string | undefined): Promise<void> {
  const email = `contract-${Date.now().toString(36)}@example.com`;
  const body = { name: 'Contract Check', email, password: 'Quiet-Water-3' };
  check.succeeds(await check.ask('register', { body }));
  check.refuses(await check.ask('register', { body }), 'an address that is taken', 400, 409, 422);
  const visitor = await login(check, body);
  if (!visitor) return;
  await account(check, visitor);
  if (productId !== undefined) await shop(check, visitor, productId);
  await recover(check, body, visitor);
}

/** Calls the API and returns the result of each point, including those that were not tried. */
export async function walkApi(
  contract: Contract,
  target: Target,
  options: WalkOptions = {},
): Promise<readonly Point[]> {
  const check = new Check(contract, target);
  const productId = await catalogue(check);
  await refusals(check);
  const visitor = options.account && (await login(check, options.account));
  if (visitor) await account(check, visitor);
  if (options.write) await write(check, productId);
  for (const call of keysOf(endpoints))
    if (!check.points.some((point) => point.call === call && point.point === 'status'))
      check.note(call, 'status', 'untried', 'needs --email and --password, or --write');
  return check.points;
}
