import { isToken } from '../../src/api/readUser';
import { PAGE_SIZE, PAYMENT_METHOD, PAYMENT_STATUS } from '../../src/config/constants';
import { firstId, text } from '../../src/api/fields';
import { toCartAddId } from '../../src/model/ids';
import { Checks } from './checks';
import type { ApiCall, Contract } from './contract';
import { Notes, type Point } from './points';
import { askFor, METHODS, type Answer, type Target } from './target';

/** How much to check. */
export interface WalkOptions {
  /** An existing account. */
  account?: { email: string; password: string };
  /** Whether to register, fill a cart, order and recover as well. */
  write?: boolean;
  /** Whether the server is on another origin than the shop. */
  cors?: boolean;
}

interface Visitor {
  userId: string;
  token: string;
}

type Row = Readonly<Record<string, unknown>>;
const rowOf = (value: unknown): Row =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Row) : {};
const idOf = (row: unknown): string => {
  const { productId, _id, id } = rowOf(row);
  return firstId(productId, _id, id);
};
const itemsOf = (order: unknown): readonly unknown[] => {
  const { items, products } = rowOf(order);
  const list: unknown = items ?? products;
  return Array.isArray(list) ? (list as readonly unknown[]) : [];
};
const NO_SUCH_CODE = '000000';
const MADE_CODE = '730184';
const GUESSES = 10;
/** More pages than the catalogue of any perfume house has. */
const FAR_PAGE = '9999';

/** Makes the calls in the way the shop does, and records the result of each point. */
class Walk {
  constructor(
    private readonly target: Target,
    private readonly checks: Checks,
  ) {}

  private page(
    call: 'products' | 'orders',
    page: string,
    rest: Record<string, string>,
    token?: string,
  ): Promise<Answer> {
    const query = { ...(call === 'products' ? { search: '' } : {}), page, limit: String(PAGE_SIZE), ...rest };
    return askFor(this.target, call, { query, ...(token !== undefined && { token }) });
  }

  private async paging(
    call: 'products' | 'orders',
    first: readonly unknown[],
    field: string,
    rest: Record<string, string>,
    token?: string,
  ): Promise<void> {
    const { checks } = this;
    checks.expect(call, 'paging: at most 10 rows', first.length <= PAGE_SIZE, 'paging ends after this page');
    const far = await this.page(call, FAR_PAGE, rest, token);
    const last = checks.succeeds(call, far) ? checks.list(call, far, field) : undefined;
    checks.expect(
      call,
      'paging: ends',
      last !== undefined && last.length < PAGE_SIZE,
      'the same rows again and again',
      far,
    );
    if (first.length !== PAGE_SIZE) return;
    const second = await this.page(call, '2', rest, token);
    const rows = checks.succeeds(call, second) ? (checks.list(call, second, field) ?? []) : [];
    const known = new Set(first.map((row) => JSON.stringify(row)));
    const isNew = rows.every((row) => !known.has(JSON.stringify(row)));
    checks.expect(call, 'paging: page 2 is another', isNew, 'the list stops after page 1', second);
  }

  async catalogue(): Promise<string> {
    const { checks } = this;
    await checks.allows('products', '');
    const answer = await this.page('products', '1', {});
    if (!checks.succeeds('products', answer)) return '';
    const rows = checks.list('products', answer, 'products');
    if (!rows) return '';
    for (const row of rows) checks.row('products', 'Product', row, answer);
    if (rows.length === 0) return '';
    checks.pictures('products', rows, answer);
    await this.paging('products', rows, 'products', {});
    const name = text(rowOf(rows[0]).name);
    const found = await this.page('products', '1', { search: name });
    const matches = checks.succeeds('products', found)
      ? (checks.list('products', found, 'products') ?? [])
      : [];
    const names = matches.map((row) => text(rowOf(row).name).toLowerCase());
    checks.expect(
      'products',
      'search: finds a name',
      names.includes(name.toLowerCase()),
      `no price on the page of ${name}`,
      found,
    );
    const none = await this.page('products', '1', { search: 'zzzz no such perfume' });
    const nothing = checks.succeeds('products', none) ? checks.list('products', none, 'products') : undefined;
    checks.expect(
      'products',
      'search: leaves others out',
      nothing?.length === 0,
      'perfumes that were not looked for',
      none,
    );
    return rows.map((row) => toCartAddId(idOf(row))).find((id) => id !== undefined) ?? '';
  }

  async refusals(): Promise<void> {
    const { checks, target } = this;
    await checks.allows('login', '');
    const nobody = { email: `nobody-${String(Date.now())}@example.com`, password: 'Not-This-1' };
    checks.refuses(
      'login',
      await askFor(target, 'login', { json: nobody }),
      'a wrong password',
      [400, 401, 403, 404, 422],
    );
    for (const call of ['profile', 'orders', 'cart'] as const) {
      await checks.allows(call, 'x');
      const answer = await askFor(target, call, { userId: 'x' });
      checks.refuses(call, answer, 'without a token', [401, 403]);
    }
    const spent = await askFor(target, 'profile', { token: 'no.such.token' });
    checks.refuses('profile', spent, 'with a token that is none', [401, 403]);
  }

  async login(account: { email: string; password: string }): Promise<Visitor | undefined> {
    const { checks, target } = this;
    let answer = await askFor(target, 'login', { json: account });
    if (answer.status === 400 && /required/i.test(JSON.stringify(answer.body))) {
      checks.note('login', 'JSON', 'tolerated', 'form-encoded only', answer);
      answer = await askFor(target, 'login', { form: account });
    } else checks.note('login', 'JSON', 'holds', '', answer);
    if (!checks.succeeds('login', answer)) return undefined;
    const { user, token } = rowOf(answer.body);
    checks.row('login', 'User', user, answer);
    const shows = 'Unexpected server response. Please try again.';
    const isGood = typeof token === 'string' && isToken(token);
    checks.expect('login', 'token', isGood, shows, answer);
    const { _id, id, userId } = rowOf(user);
    return isGood ? { userId: firstId(_id, id, userId), token } : undefined;
  }

  async account({ userId, token }: Visitor): Promise<void> {
    const { checks, target } = this;
    const profile = await askFor(target, 'profile', { token });
    if (checks.succeeds('profile', profile)) {
      checks.personal('profile', profile);
      const { user } = rowOf(profile.body);
      if (user !== undefined) checks.note('profile', 'user', 'tolerated', 'under user', profile);
      checks.row('profile', 'User', user ?? profile.body, profile);
    }
    await this.cartRows({ userId, token });
    const orders = await this.page('orders', '1', { userId }, token);
    const rows = checks.succeeds('orders', orders) ? checks.list('orders', orders, 'orders') : undefined;
    if (!rows) return;
    checks.personal('orders', orders);
    for (const row of rows) checks.row('orders', 'Order', row, orders);
    checks.pictures('orders', rows.flatMap(itemsOf), orders);
    const dates = rows.map((row) => Date.parse(text(rowOf(row).createdAt)));
    const sorted = dates.every((date, place) => place === 0 || !((dates[place - 1] ?? date) < date));
    const order = 'within a page the shop sorts by itself; over pages the latest order would be wrong';
    checks.note('orders', 'newest first', sorted ? 'holds' : 'breaks', sorted ? '' : order, orders);
    await this.paging('orders', rows, 'orders', { userId }, token);
  }

  private async cartRows({ userId, token }: Visitor): Promise<readonly unknown[]> {
    const { checks } = this;
    const answer = await askFor(this.target, 'cart', { userId, token });
    if (answer.status === 404) {
      checks.reads('cart', answer);
      checks.note('cart', 'status', 'tolerated', '404 for an empty cart', answer);
      return [];
    }
    if (!checks.succeeds('cart', answer)) return [];
    checks.personal('cart', answer);
    const rows = checks.list('cart', answer, 'products', 'items') ?? [];
    for (const row of rows) checks.row('cart', 'CartLine', row, answer);
    return rows;
  }

  private async done(call: ApiCall, sent: Parameters<typeof askFor>[2]): Promise<Answer> {
    await this.checks.allows(call, sent?.userId ?? '');
    const answer = await askFor(this.target, call, sent);
    this.checks.succeeds(call, answer);
    return answer;
  }

  /** Registers, shops and recovers with a new account. */
  async write(productId: string): Promise<void> {
    const { checks, target } = this;
    const stamp = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
    const account = {
      name: 'Contract Check',
      email: `contract-${stamp}@example.com`,
      password: 'Quiet-Water-3',
    };
    await this.done('register', { json: account });
    const again = await askFor(target, 'register', { json: account });
    checks.refuses('register', again, 'an address that is taken', [400, 409, 422]);
    const visitor = await this.login(account);
    checks.expect(
      'register',
      'the account is there',
      visitor !== undefined,
      'Login after registration failed.',
    );
    if (!visitor) return;
    await this.account(visitor);
    if (productId === '')
      checks.note('cartAdd', 'status', 'untried', 'the catalogue has nothing that can be added');
    else await this.shop(visitor, productId);
    await this.recover(account, visitor);
  }

  private async shop(visitor: Visitor, productId: string): Promise<void> {
    const { checks, target } = this;
    const { userId, token } = visitor;
    const piece = { userId, token, json: { userId, products: [{ productId, quantity: 1 }] } };
    const quantity = async (): Promise<number> => {
      const rows = await this.cartRows(visitor);
      const line = rows.find((row) => toCartAddId(idOf(row))?.toLowerCase() === productId.toLowerCase());
      return line === undefined ? 0 : Number(rowOf(line).quantity ?? 1);
    };
    const refused = await askFor(target, 'cartAdd', { userId, json: piece.json });
    checks.refuses('cartAdd', refused, 'without a token', [401, 403]);
    const added = await this.done('cartAdd', piece);
    checks.expect(
      'cartAdd',
      'the cart has it',
      (await quantity()) === 1,
      'the perfume is gone after a reload',
      added,
    );
    const twice = await this.done('cartAdd', piece);
    checks.expect(
      'cartAdd',
      'again makes two',
      (await quantity()) === 2,
      'another quantity after a reload',
      twice,
    );
    const removed = await this.done('cartDelete', { userId, token, json: { userId, productId } });
    checks.expect(
      'cartDelete',
      'all pieces are gone',
      (await quantity()) === 0,
      'the line comes back',
      removed,
    );
    await this.done('cartAdd', piece);
    const cleared = await this.done('cartClear', { userId, token });
    checks.expect('cartClear', 'the cart is empty', (await quantity()) === 0, 'the cart comes back', cleared);
    await this.done('cartAdd', piece);
    const item = {
      productId,
      name: 'Contract check',
      price: 1,
      quantity: 1,
      imageUrl: 'https://example.com/x.webp',
    };
    const request = { userId, items: [item], paymentMethod: PAYMENT_METHOD, paymentStatus: PAYMENT_STATUS };
    const placed = await this.done('order', { token, json: request });
    const { order } = rowOf(placed.body);
    checks.tolerates('order', 'order', order !== undefined, 'the whole answer', placed);
    checks.row('order', 'Order', order ?? placed.body, placed);
    checks.expect(
      'order',
      'the cart is empty',
      (await quantity()) === 0,
      'what was bought stands in the cart again',
      placed,
    );
    const listed = async (): Promise<readonly unknown[]> => {
      const orders = await this.page('orders', '1', { userId }, token);
      const rows = checks.succeeds('orders', orders) ? (checks.list('orders', orders, 'orders') ?? []) : [];
      for (const row of rows) checks.row('orders', 'Order', row, orders);
      return rows;
    };
    checks.expect(
      'order',
      'it is among the orders',
      (await listed()).length === 1,
      'an order that is nowhere to be seen',
      placed,
    );
    // A browser repeats the call if the connection breaks before the answer.
    const repeated = await this.done('order', { token, json: request });
    const once = (await listed()).length === 1;
    const twins = 'two orders: a browser repeats the call when its connection breaks';
    checks.tolerates('order', 'sent twice is one', once, twins, repeated);
  }

  private async recover({ email }: { email: string }, { token }: Visitor): Promise<void> {
    const { checks, target } = this;
    await this.done('forgotPassword', { json: { email } });
    const stranger = await askFor(target, 'forgotPassword', { json: { email: `nobody-${email}` } });
    const neutral = stranger.status >= 200 && stranger.status < 300;
    const tells = 'which addresses have an account is told';
    checks.tolerates('forgotPassword', 'an unknown address', neutral, tells, stranger);
    const wrong = await askFor(target, 'verifyOtp', { json: { email, otp: NO_SUCH_CODE } });
    checks.refuses('verifyOtp', wrong, 'a wrong code', [400, 401, 403, 404, 410, 422]);
    await this.done('updateOtp', { json: { email, otp: MADE_CODE } });
    const verified = await this.done('verifyOtp', { json: { email, otp: MADE_CODE } });
    const isGood = verified.status >= 200 && verified.status < 300;
    checks.expect('updateOtp', 'the new code is good', isGood, 'Invalid OTP. Please try again.', verified);
    const password = 'New-Dawn-9';
    const fields = { OTP: MADE_CODE, newPassword: password, confirmPassword: password };
    const wrongCode = await askFor(target, 'resetPassword', { json: { ...fields, OTP: NO_SUCH_CODE } });
    checks.refuses('resetPassword', wrongCode, 'a wrong code', [400, 401, 403, 404, 410, 422]);
    await this.reset(email, fields);
    const visitor = await this.login({ email, password });
    checks.expect(
      'resetPassword',
      'the new password is good',
      visitor !== undefined,
      'Invalid email or password.',
    );
    if (!visitor) return;
    const old = await askFor(target, 'profile', { token });
    const ended = old.status === 401 || old.status === 403;
    const stays = 'sessions of the old password go on';
    checks.tolerates('resetPassword', 'ends other sessions', ended, stays, old);
    await this.guesses(email, fields);
  }

  /**
   * Tries wrong codes and passwords for an account of this walk. Runs last, because a server may block this
   * machine.
   */
  private async guesses(email: string, fields: Readonly<Record<string, string>>): Promise<void> {
    const { checks, target } = this;
    await askFor(target, 'updateOtp', { json: { email, otp: MADE_CODE } });
    for (const [call, json] of [
      ['verifyOtp', { email, otp: NO_SUCH_CODE }],
      ['resetPassword', { ...fields, OTP: NO_SUCH_CODE }],
      ['login', { email, password: 'Not-This-1' }],
    ] as const) {
      const answers: Answer[] = [];
      while (answers.length < GUESSES) answers.push(await askFor(target, call, { json }));
      checks.limitsGuesses(call, answers);
    }
  }

  private async reset(
    email: string,
    fields: { OTP: string; newPassword: string; confirmPassword: string },
  ): Promise<void> {
    const { checks, target } = this;
    await checks.allows('resetPassword', '');
    const others = {
      email,
      OTP: fields.OTP,
      password: fields.newPassword,
      confirm_password: fields.confirmPassword,
    };
    const bound = (isBound: boolean, answer: Answer): void => {
      const note = 'the code alone sets a password: a guess of any open code takes its account';
      checks.tolerates('resetPassword', 'bound to its e-mail', isBound, note, answer);
    };
    const json = await askFor(target, 'resetPassword', { json: fields });
    if (![400, 415, 422, 500].includes(json.status)) {
      if (checks.succeeds('resetPassword', json)) bound(false, json);
      return;
    }
    const form = await askFor(target, 'resetPassword', { form: fields });
    const asksAgain =
      [400, 422].includes(form.status) && /required|missing|otp|password/i.test(JSON.stringify(form.body));
    const last = asksAgain ? await askFor(target, 'resetPassword', { form: others }) : form;
    if (!checks.succeeds('resetPassword', last)) return;
    bound(last !== form, last);
    checks.note(
      'resetPassword',
      'JSON',
      'tolerated',
      last === form ? 'form-encoded' : 'form-encoded, by other names',
      last,
    );
  }
}

/** Calls the API and returns the result of each point, including those that were not tried. */
export async function walkApi(
  contract: Contract,
  target: Target,
  options: WalkOptions = {},
): Promise<readonly Point[]> {
  const notes = new Notes();
  const checks = new Checks(contract, target, notes, options.cors ?? true);
  const walk = new Walk(target, checks);
  const productId = await walk.catalogue();
  await walk.refusals();
  if (options.account) {
    const visitor = await walk.login(options.account);
    if (visitor) await walk.account(visitor);
  }
  if (options.write) await walk.write(productId);
  for (const [call, kind] of [
    ['products', 'Product'],
    ['orders', 'Order'],
    ['cart', 'CartLine'],
  ] as const) {
    const seen = notes.points.some((point) => point.call === call && point.point.startsWith(kind));
    if (!seen) checks.note(call, kind, 'untried', 'no row came');
  }
  const tried = new Set(notes.points.map(({ call }) => call));
  for (const call of Object.keys(METHODS) as ApiCall[]) {
    if (!tried.has(call)) checks.note(call, 'all', 'untried', 'only with --write');
  }
  if (!options.account && !options.write) {
    for (const call of ['login', 'profile', 'orders', 'cart'] as const) {
      checks.note(call, 'with a session', 'untried', 'only with --email and --password, or --write');
    }
  }
  return notes.points;
}
