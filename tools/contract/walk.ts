import { readToken } from '../../src/shop/session/readUser';
import { endpoints } from '../../src/api/endpoints';
import { PAGE_SIZE } from '../../src/config/constants';
import { firstId, text } from '../../src/api/values';
import { toCartAddId } from '../../src/shop/products/ids';
import { Checks, isGood, itemsOf, rowOf } from './checks';
import { exampleBody, operationOf, type ApiCall, type Contract } from './contract';
import { Notes, type Point } from './points';
import { askFor, type Answer, type Sent, type Target } from './target';

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

const idOf = (row: unknown): string => {
  const { productId, _id, id } = rowOf(row);
  return firstId(productId, _id, id);
};
const NO_SUCH_CODE = '000000';
const MADE_CODE = '730184';
const GUESSES = 10;
/** More pages than the catalogue of any perfume house has. */
const FAR_PAGE = '9999';

/** What a call sends. */
interface Call extends Sent {
  /** Values for the fields of the body; the contract's example has the others. */
  body?: Readonly<Record<string, unknown>>;
}

/** Makes the calls in the way the shop does, and records the result of each point. */
class Walk {
  constructor(
    private readonly contract: Contract,
    private readonly target: Target,
    private readonly checks: Checks,
  ) {}

  private ask(call: ApiCall, { body, ...sent }: Call = {}): Promise<Answer> {
    const { method, operation } = operationOf(this.contract, call);
    const json = body && exampleBody(operation, body);
    return askFor(this.target, call, method, { ...sent, json });
  }

  private page(
    call: 'products' | 'orders',
    page: string,
    rest: Record<string, string>,
    token?: string,
  ): Promise<Answer> {
    const query = { ...(call === 'products' ? { search: '' } : {}), page, limit: String(PAGE_SIZE), ...rest };
    return this.ask(call, { query, ...(token !== undefined && { token }) });
  }

  private async paging(
    call: 'products' | 'orders',
    first: readonly unknown[],
    rest: Record<string, string>,
    token?: string,
  ): Promise<void> {
    const { checks } = this;
    const fits = first.length <= PAGE_SIZE;
    checks.expect({ call }, 'paging: at most 10 rows', fits, 'paging ends after this page');
    const far = await this.page(call, FAR_PAGE, rest, token);
    const last = checks.list(far, call);
    const ends = last !== undefined && last.length < PAGE_SIZE;
    checks.expect(far, 'paging: ends', ends, 'the same rows again and again');
    if (first.length !== PAGE_SIZE) return;
    const second = await this.page(call, '2', rest, token);
    const rows = checks.list(second, call) ?? [];
    const known = new Set(first.map((row) => JSON.stringify(row)));
    const isNew = rows.every((row) => !known.has(JSON.stringify(row)));
    checks.expect(second, 'paging: page 2 has other rows', isNew, 'the list stops after page 1');
  }

  async catalogue(): Promise<string> {
    const { checks } = this;
    await checks.allows('products', '');
    const answer = await this.page('products', '1', {});
    const rows = checks.list(answer, 'products') ?? [];
    checks.rows('Product', rows, answer);
    if (rows.length === 0) return '';
    checks.pictures(rows, answer);
    await this.paging('products', rows, {});
    const name = text(rowOf(rows[0]).name);
    const found = await this.page('products', '1', { search: name });
    const matches = checks.list(found, 'products') ?? [];
    const isFound = matches.some((row) => text(rowOf(row).name).toLowerCase() === name.toLowerCase());
    checks.expect(found, 'search: finds a name', isFound, `no price on the page of ${name}`);
    const none = await this.page('products', '1', { search: 'zzzz no such perfume' });
    const isEmpty = checks.list(none, 'products')?.length === 0;
    checks.expect(none, 'search: excludes other names', isEmpty, 'perfumes that do not match');
    return rows.map((row) => toCartAddId(idOf(row))).find((id) => id !== undefined) ?? '';
  }

  async refusals(): Promise<void> {
    const { checks } = this;
    await checks.allows('login', '');
    const account = { email: `nobody-${String(Date.now())}@example.com`, password: 'Not-This-1' };
    const stranger = await this.ask('login', { body: account });
    checks.refuses(stranger, 'a wrong password', [400, 401, 403, 404, 422]);
    for (const call of ['profile', 'orders', 'cart'] as const) {
      await checks.allows(call, 'x');
      const answer = await this.ask(call, { userId: 'x' });
      checks.refuses(answer, 'without a token', [401, 403]);
    }
    const invalid = await this.ask('profile', { token: 'no.such.token' });
    checks.refuses(invalid, 'with an invalid token', [401, 403]);
  }

  async login(account: { email: string; password: string }): Promise<Visitor | undefined> {
    const { checks } = this;
    let answer = await this.ask('login', { body: account });
    if (answer.status === 400 && /required/i.test(JSON.stringify(answer.body))) {
      checks.note(answer, 'JSON', 'tolerated', 'form-encoded only');
      answer = await this.ask('login', { form: account });
    } else checks.note(answer, 'JSON', 'holds');
    if (!checks.succeeds(answer)) return undefined;
    const { user, token: sent } = rowOf(answer.body);
    checks.row('User', user, answer);
    const shows = 'Unexpected server response. Please try again.';
    const token = typeof sent === 'string' ? readToken(sent) : undefined;
    checks.expect(answer, 'token', token !== undefined, shows);
    const { _id, id, userId } = rowOf(user);
    return token !== undefined ? { userId: firstId(_id, id, userId), token } : undefined;
  }

  async account({ userId, token }: Visitor): Promise<void> {
    const { checks } = this;
    const profile = await this.ask('profile', { token });
    if (checks.succeeds(profile)) {
      checks.personal(profile);
      const { user } = rowOf(profile.body);
      if (user !== undefined) checks.note(profile, 'user', 'tolerated', 'under user');
      checks.row('User', user ?? profile.body, profile);
    }
    await this.cartRows({ userId, token });
    const orders = await this.page('orders', '1', { userId }, token);
    const rows = checks.list(orders, 'orders');
    if (!rows) return;
    checks.personal(orders);
    checks.rows('Order', rows, orders);
    checks.pictures(rows.flatMap(itemsOf), orders);
    const dates = rows.map((row) => Date.parse(text(rowOf(row).createdAt)));
    const sorted = dates.every((date, place) => place === 0 || !((dates[place - 1] ?? date) < date));
    const order = 'the shop sorts each page, but over several pages its latest order may be wrong';
    checks.expect(orders, 'newest first', sorted, order);
    await this.paging('orders', rows, { userId }, token);
  }

  private async cartRows({ userId, token }: Visitor): Promise<readonly unknown[]> {
    const { checks } = this;
    const answer = await this.ask('cart', { userId, token });
    if (answer.status === 404) {
      checks.reads(answer);
      checks.note(answer, 'status', 'tolerated', '404 for an empty cart');
      return [];
    }
    if (!checks.succeeds(answer)) return [];
    checks.personal(answer);
    const rows = checks.list(answer, 'products', 'items') ?? [];
    checks.rows('CartLine', rows, answer);
    return rows;
  }

  /** Makes a call that must succeed, after its preflight. */
  private async succeed(call: ApiCall, sent: Call): Promise<Answer> {
    await this.checks.allows(call, sent.userId ?? '');
    const answer = await this.ask(call, sent);
    this.checks.succeeds(answer);
    return answer;
  }

  /** Registers, shops and recovers with a new account. */
  async write(productId: string): Promise<void> {
    const { checks } = this;
    const stamp = `${Date.now().toString(36)}${Math.floor(Math.random() * 1e6).toString(36)}`;
    const account = {
      name: 'Contract Check',
      email: `contract-${stamp}@example.com`,
      password: 'Quiet-Water-3',
    };
    await this.succeed('register', { body: account });
    const again = await this.ask('register', { body: account });
    checks.refuses(again, 'an address that is taken', [400, 409, 422]);
    const visitor = await this.login(account);
    const exists = visitor !== undefined;
    checks.expect({ call: 'register' }, 'the account exists', exists, 'Login after registration failed.');
    if (!visitor) return;
    await this.account(visitor);
    const nothing = 'the catalogue has nothing that can be added';
    if (productId === '') checks.note({ call: 'cartAdd' }, 'status', 'untried', nothing);
    else await this.shop(visitor, productId);
    await this.recover(account, visitor);
  }

  private async shop(visitor: Visitor, productId: string): Promise<void> {
    const { checks } = this;
    const { userId, token } = visitor;
    const piece = { userId, body: { userId, productId } };
    const quantity = async (): Promise<number> => {
      const rows = await this.cartRows(visitor);
      const line = rows.find((row) => toCartAddId(idOf(row))?.toLowerCase() === productId.toLowerCase());
      return line === undefined ? 0 : Number(rowOf(line).quantity ?? 1);
    };
    const refused = await this.ask('cartAdd', piece);
    checks.refuses(refused, 'without a token', [401, 403]);
    const added = await this.succeed('cartAdd', { ...piece, token });
    checks.expect(added, 'it is in the cart', (await quantity()) === 1, 'the perfume is gone after a reload');
    const twice = await this.succeed('cartAdd', { ...piece, token });
    checks.expect(
      twice,
      'a second one makes two',
      (await quantity()) === 2,
      'another quantity after a reload',
    );
    const removed = await this.succeed('cartDelete', { userId, token, body: { userId, productId } });
    checks.expect(removed, 'all pieces are gone', (await quantity()) === 0, 'the line comes back');
    await this.succeed('cartAdd', { ...piece, token });
    const cleared = await this.succeed('cartClear', { userId, token });
    checks.expect(cleared, 'the cart is empty', (await quantity()) === 0, 'the cart comes back');
    await this.succeed('cartAdd', { ...piece, token });
    const order = { token, body: { userId, productId, name: 'Contract check' } };
    const placed = await this.succeed('order', order);
    const { order: row } = rowOf(placed.body);
    checks.tolerates(placed, 'order', row !== undefined, 'the whole answer');
    checks.row('Order', row ?? placed.body, placed);
    const stays = 'the bought perfumes are in the cart again';
    checks.expect(placed, 'the cart is empty', (await quantity()) === 0, stays);
    const listed = async (): Promise<readonly unknown[]> => {
      const orders = await this.page('orders', '1', { userId }, token);
      const rows = checks.list(orders, 'orders') ?? [];
      checks.rows('Order', rows, orders);
      return rows;
    };
    const lost = 'the order is not listed';
    checks.expect(placed, 'it is among the orders', (await listed()).length === 1, lost);
    // A browser repeats the call if the connection breaks before the answer.
    const repeated = await this.succeed('order', order);
    const once = (await listed()).length === 1;
    const twins = 'two orders: a browser repeats the call when its connection breaks';
    checks.tolerates(repeated, 'sent twice is stored once', once, twins);
  }

  private async recover({ email }: { email: string }, { token }: Visitor): Promise<void> {
    const { checks } = this;
    await this.succeed('forgotPassword', { body: { email } });
    const stranger = await this.ask('forgotPassword', { body: { email: `nobody-${email}` } });
    const tells = 'anyone can find out which addresses have an account';
    checks.tolerates(stranger, 'an unknown address', isGood(stranger), tells);
    const wrong = await this.ask('verifyOtp', { body: { email, otp: NO_SUCH_CODE } });
    checks.refuses(wrong, 'a wrong code', [400, 401, 403, 404, 410, 422]);
    await this.succeed('updateOtp', { body: { email, otp: MADE_CODE } });
    const verified = await this.succeed('verifyOtp', { body: { email, otp: MADE_CODE } });
    const updated = { ...verified, call: 'updateOtp' } as const;
    checks.expect(updated, 'the new code is valid', isGood(verified), 'Invalid OTP. Please try again.');
    const password = 'New-Dawn-9';
    const fields = { OTP: MADE_CODE, newPassword: password, confirmPassword: password };
    const wrongCode = await this.ask('resetPassword', { body: { ...fields, OTP: NO_SUCH_CODE } });
    checks.refuses(wrongCode, 'a wrong code', [400, 401, 403, 404, 410, 422]);
    await this.reset(email, fields);
    const visitor = await this.login({ email, password });
    const isNew = visitor !== undefined;
    checks.expect(
      { call: 'resetPassword' },
      'the new password is valid',
      isNew,
      'Invalid email or password.',
    );
    if (!visitor) return;
    const old = await this.ask('profile', { token });
    const ended = old.status === 401 || old.status === 403;
    const stays = 'sessions that began with the old password stay valid';
    const reset = { ...old, call: 'resetPassword' } as const;
    checks.tolerates(reset, 'ends other sessions', ended, stays);
    await this.guesses(email, fields);
  }

  /**
   * Tries wrong codes and passwords for an account of this walk. Runs last, because a server may block this
   * machine.
   */
  private async guesses(email: string, fields: Readonly<Record<string, string>>): Promise<void> {
    const { checks } = this;
    await this.ask('updateOtp', { body: { email, otp: MADE_CODE } });
    for (const [call, body] of [
      ['verifyOtp', { email, otp: NO_SUCH_CODE }],
      ['resetPassword', { ...fields, OTP: NO_SUCH_CODE }],
      ['login', { email, password: 'Not-This-1' }],
    ] as const) {
      const answers: Answer[] = [];
      while (answers.length < GUESSES) answers.push(await this.ask(call, { body }));
      checks.limitsGuesses(call, answers);
    }
  }

  private async reset(
    email: string,
    fields: { OTP: string; newPassword: string; confirmPassword: string },
  ): Promise<void> {
    const { checks } = this;
    await checks.allows('resetPassword', '');
    const { OTP, newPassword: password, confirmPassword } = fields;
    const others = { email, OTP, password, confirm_password: confirmPassword };
    const bound = (isBound: boolean, answer: Answer): void => {
      const note = 'the code alone sets a password: whoever guesses any valid code takes over its account';
      checks.tolerates(answer, 'bound to its e-mail', isBound, note);
    };
    const json = await this.ask('resetPassword', { body: fields });
    if (![400, 415, 422, 500].includes(json.status)) {
      if (checks.succeeds(json)) bound(false, json);
      return;
    }
    const form = await this.ask('resetPassword', { form: fields });
    const asksAgain =
      [400, 422].includes(form.status) && /required|missing|otp|password/i.test(JSON.stringify(form.body));
    const last = asksAgain ? await this.ask('resetPassword', { form: others }) : form;
    if (!checks.succeeds(last)) return;
    bound(last !== form, last);
    const variant = last === form ? 'form-encoded' : 'form-encoded, by other names';
    checks.note(last, 'JSON', 'tolerated', variant);
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
  const walk = new Walk(contract, target, checks);
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
    if (!seen) checks.note({ call }, kind, 'untried', 'no row came');
  }
  const tried = new Set(notes.points.map(({ call }) => call));
  for (const call of Object.keys(endpoints) as ApiCall[]) {
    if (!tried.has(call)) checks.note({ call }, 'all', 'untried', 'only with --write');
  }
  if (!options.account && !options.write) {
    for (const call of ['login', 'profile', 'orders', 'cart'] as const) {
      checks.note({ call }, 'with a session', 'untried', 'only with --email and --password, or --write');
    }
  }
  return notes.points;
}
