import { parseArgs } from 'node:util';
import { endpoints } from '#api/endpoints';
import { keysOf } from '#lib/tables';
import { toCartAddId } from '#shop/products/ids';
import { Check, type Finding, type Sent } from './check';
import { loadContract, type ApiCall, type Operation } from './openapi';
import type { Target } from './target';

const USAGE = `npm run contract -- URL [options]

Sends the shop's calls to the API at URL, and compares the answers with docs/openapi.yaml.
Without --write, it changes nothing: it sends calls that read, and a login that the API must refuse.

  --email, --password   an account, for the calls that need one
  --code CODE           the one-time code that the API has just e-mailed to this account: resets its
                        password, to the same one
  --write               also registers, fills a cart, orders, and tries wrong codes; this leaves an
                        account (contract-…@example.com) and an order behind, and sends it an e-mail
  --origin ORIGIN       the shop's origin, for CORS (http://localhost:5173)
  --same-origin         skips CORS: the API is on the shop's own origin, or behind API_PROXY

The status is 0 only if nothing breaks, and 2 if there is no API at URL.`;

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

/** Reads the command's options. @returns null if they are wrong */
function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        password: { type: 'string' },
        code: { type: 'string' },
        write: { type: 'boolean', default: false },
        origin: { type: 'string', default: 'http://localhost:5173' },
        'same-origin': { type: 'boolean' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch {
    return null;
  }
}

/** Why no answer came: the system's own code, as ECONNREFUSED, or its words. */
function networkReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return String(error);
  return 'code' in cause ? String(cause.code) : cause.message;
}

/** Runs the command. @returns 0 if nothing breaks, 1 if something does, 2 for wrong arguments or no answer */
export async function main(args: readonly string[]): Promise<number> {
  const read = readArguments(args);
  if (read?.values.help) {
    console.log(USAGE);
    return 0;
  }
  const [url = '', ...others] = read?.positionals ?? [];
  const { email, password, code } = read?.values ?? {};
  const areWhole = !email === !password && (!code || Boolean(email));
  if (!read || others.length > 0 || !/^https?:/.test(url) || !URL.canParse(url) || !areWhole) {
    console.error(USAGE);
    return 2;
  }
  const { values } = read;
  const target = {
    base: url.replace(/\/+$/, ''),
    origin: values['same-origin'] ? null : values.origin,
    ask: (request: Request) => fetch(request, { signal: AbortSignal.timeout(30_000) }),
  };
  try {
    await target.ask(new Request(target.base + endpoints.products));
  } catch (error) {
    console.error(`No answer from ${url}: ${networkReason(error)}`);
    return 2;
  }
  const options = { write: values.write, ...(email && password && { account: { email, password, code } }) };
  const findings = await checkApi(await loadContract(), target, options);
  for (const { call, point, verdict, note } of findings)
    console.log(`${verdict.padEnd(9)} ${call.padEnd(14)} ${point}${note && `: ${note}`}`);
  return findings.some(({ verdict }) => verdict === 'breaks') ? 1 : 0;
}
