import { endpoints } from '#api/endpoints';
import { keysOf } from '#lib/tables';
import { toCartAddId } from '#shop/products/ids';
import { Check, type Finding, type Sent } from './check';
import type { ApiCall, Operation } from './openapi';
import type { Target } from './target';

interface Account {
  email: string;
  password: string;
  /** The one-time code that the API has e-mailed. */
  code?: string | undefined;
}

interface Visitor {
  userId: string;
  token: string;
}

/** Reads the catalogue. @returns the id of a product that can be added to a cart */
async function catalogue(check: Check): Promise<string | undefined> {
  const ask = (page: string, search = '') =>
    check.ask('products', `page ${page} of '${search}'`, { query: { page, limit: '10', search } });
  const first = await ask('1');
  check.expect('products', 'paging ends', (await ask('9999')).length < first.length);
  const [product] = first;
  if (!product) {
    check.untried('products', 'search', 'the first page has no product that the shop can read');
    return undefined;
  }
  const wanted = String(product.name);
  const found = await ask('1', wanted);
  check.expect(
    'products',
    'search finds a name',
    found.some(({ name }) => name === wanted),
  );
  check.expect('products', 'search excludes other names', (await ask('1', 'no such perfume')).length === 0);
  return first.map(({ id }) => toCartAddId(String(id))).find((id) => id !== undefined);
}

async function refusals(check: Check): Promise<void> {
  const body = { email: `nobody-${Date.now()}@example.com`, password: 'Not-This-1' };
  await check.ask('login', 'a wrong password', { body, refusedWith: [400, 401, 404, 422] });
  for (const call of ['profile', 'cart', 'orders'] as const)
    await check.ask(call, 'without a token', { userId: 'x', refusedWith: [401, 403] });
}

async function login(check: Check, { email, password }: Account): Promise<Visitor | undefined> {
  const [user] = await check.ask('login', 'log in', { body: { email, password } });
  return user && { userId: String(user.id), token: String(user.token) };
}

const orders = (check: Check, { userId, token }: Visitor) =>
  check.ask('orders', 'list the orders', { token, query: { page: '1', limit: '10', userId } });

async function account(check: Check, visitor: Visitor): Promise<void> {
  await check.ask('profile', 'read the profile', visitor);
  await check.ask('cart', 'read the cart', visitor);
  const dates = (await orders(check, visitor)).map(({ createdAt }) => Number(createdAt));
  check.expect('orders', 'newest first', dates.join() === dates.toSorted((one, other) => other - one).join());
}

async function shop(check: Check, visitor: Visitor, productId: string): Promise<void> {
  const { userId, token } = visitor;
  const send = (call: ApiCall, what: string, body: Sent['body'] = { productId }) =>
    check.ask(call, what, { userId, token, ...(call !== 'cartClear' && { body: { userId, ...body } }) });
  const expectQuantity = async (call: ApiCall, point: string, expected: number): Promise<void> => {
    const rows = await check.ask('cart', 'read the cart', visitor);
    const row = rows.find((one) => toCartAddId(String(one.productId)) === productId);
    check.expect(call, point, Number(row?.quantity ?? 0) === expected);
  };
  const stranger = { body: { userId, productId }, refusedWith: [401, 403] };
  await check.ask('cartAdd', 'without a token', stranger);
  await send('cartAdd', 'add a product');
  await send('cartAdd', 'add it again');
  await expectQuantity('cartAdd', 'twice makes two', 2);
  await send('cartDelete', 'remove it');
  await expectQuantity('cartDelete', 'all pieces are gone', 0);
  await send('cartAdd', 'add it again');
  await send('cartClear', 'clear the cart');
  await expectQuantity('cartClear', 'the cart is empty', 0);
  await send('cartAdd', 'add it again');
  await send('order', 'order it', { productId, name: 'Contract check' });
  await expectQuantity('order', 'the cart is empty', 0);
  check.expect('order', 'the order is listed', (await orders(check, visitor)).length === 1);
}

/** The third form of a reset, the only one with the e-mail. */
const resetForm = (email: string, OTP: string, password: string) => ({
  form: { email, OTP, password, confirm_password: password },
});

/** Tries codes that must open nothing. */
async function refusedCodes(check: Check, email: string): Promise<void> {
  // After a 401 or 403, the shop would send the shopper to the login.
  const refusedWith = [400, 404, 410, 422, 429];
  const wrong = '000000';
  const chosen = '730184';
  await check.ask('forgotPassword', 'ask for a code', { body: { email } });
  await check.ask('verifyOtp', 'a wrong code', { body: { email, otp: wrong }, refusedWith });
  const body = { OTP: wrong, newPassword: 'New-Dawn-9', confirmPassword: 'New-Dawn-9' };
  await check.ask('resetPassword', 'a wrong code', { body, refusedWith });
  await check.ask('updateOtp', "a code of a browser's choice", { body: { email, otp: chosen } });
  await check.ask('verifyOtp', "that code opens nobody's account", {
    body: { email, otp: chosen },
    refusedWith,
  });
  const third = resetForm(email, chosen, 'New-Dawn-9');
  await check.ask('resetPassword', 'that code sets no password', { ...third, refusedWith });
}

/** Resets the password with the code that the API has e-mailed. */
async function recover(check: Check, { email, password, code = '' }: Account): Promise<void> {
  await check.ask('verifyOtp', 'the right code', { body: { email, otp: code } });
  await check.ask('resetPassword', 'the right code', resetForm(email, code, password));
  const visitor = await login(check, { email, password });
  check.expect('resetPassword', 'the new password is valid', visitor !== undefined);
}

async function write(check: Check, productId: string | undefined): Promise<void> {
  const email = `contract-${Date.now().toString(36)}@example.com`;
  const body = { name: 'Contract Check', email, password: 'Quiet-Water-3' };
  await check.ask('register', 'create an account', { body });
  await check.ask('register', 'the same address again', { body, refusedWith: [400, 409, 422] });
  const visitor = await login(check, body);
  if (visitor) await account(check, visitor);
  if (visitor && productId !== undefined) await shop(check, visitor, productId);
  await refusedCodes(check, email);
}

/** Why a call was not tried. */
function reasonFor(call: ApiCall, { write: mayWrite }: Options): string {
  if (!mayWrite) return 'needs --write';
  return call === 'order' || call.startsWith('cart')
    ? 'needs a login, and a product with an id of 24 hex digits'
    : 'needs a registered account';
}

interface Options {
  account?: Account;
  write?: boolean;
}

/** Makes all calls. @returns what was found, with a line for each call that was not tried */
export async function checkApi(
  contract: readonly Operation[],
  target: Target,
  options: Options = {},
): Promise<readonly Finding[]> {
  const check = new Check(contract, target);
  const productId = await catalogue(check);
  await refusals(check);
  const visitor = options.account && (await login(check, options.account));
  if (visitor) await account(check, visitor);
  if (options.account?.code) await recover(check, options.account);
  else check.untried('resetPassword', 'the right code', 'needs --email, --password and --code');
  if (options.write) await write(check, productId);
  for (const call of keysOf(endpoints))
    if (!check.findings.some((one) => one.call === call)) check.untried(call, '', reasonFor(call, options));
  return check.findings;
}
