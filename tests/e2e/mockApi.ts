import { expect } from '@playwright/test';
import { endpoints, TOKEN_HEADER } from '#api/endpoints';
import type { FaultRule } from '#mocks/faults';
import { MOCK_API_PATH, MOCK_PREFIX } from '#mocks/paths';
import type { SandboxState } from '#mocks/server';
import { SANDBOX_HEADER } from '#mocks/store';
import type { Account } from '#mocks/types';

/** A session as in the answer of the API's login. */
export interface Session {
  user: { _id: string; name: string; email: string };
  token: string;
}

/** The controls of the mock API, in the test's own sandbox. They do not use the page's network. */
export class MockApi {
  constructor(
    readonly origin: string,
    readonly sandbox: string,
  ) {}

  private async ask(path: string, { headers: given, ...init }: RequestInit = {}): Promise<unknown> {
    const headers = new Headers(given);
    if (this.sandbox !== '') headers.set(SANDBOX_HEADER, this.sandbox);
    const response = await fetch(this.origin + path, { ...init, headers });
    const text = await response.text();
    expect(response.ok, `${path}: ${response.status} ${text}`).toBe(true);
    return JSON.parse(text) as unknown;
  }

  private post(path: string, data: unknown, headers: Record<string, string> = {}): Promise<unknown> {
    return this.ask(path, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json', ...headers },
      body: JSON.stringify(data),
    });
  }

  /** Makes calls fail in this way, and no other; answers the calls that hang. */
  async fault(...rules: readonly FaultRule[]): Promise<void> {
    await this.post(`${MOCK_PREFIX}/faults`, rules);
  }

  async state(): Promise<SandboxState> {
    return (await this.ask(MOCK_PREFIX)) as SandboxState;
  }

  /** The requests to one call, oldest first. */
  async requests(endpoint: FaultRule['endpoint']): Promise<SandboxState['requests']> {
    return (await this.state()).requests.filter((request) => request.endpoint === endpoint);
  }

  async login({ email, password }: Pick<Account, 'email' | 'password'>): Promise<Session> {
    return (await this.post(MOCK_API_PATH + endpoints.login, { email, password })) as Session;
  }

  /** The ids of the first products of the catalogue. */
  async productIds(count: number): Promise<string[]> {
    const query = `page=1&limit=${count}`;
    const { products } = (await this.ask(`${MOCK_API_PATH}${endpoints.products}?${query}`)) as {
      products: { productId: string }[];
    };
    return products.map(({ productId }) => productId);
  }

  /** Adds products to a cart, with one call per piece. */
  async fillCart({ user, token }: Session, productIds: readonly string[]): Promise<void> {
    for (const productId of productIds) {
      const line = { userId: user._id, products: [{ productId, quantity: 1 }] };
      await this.post(MOCK_API_PATH + endpoints.cartAdd, line, { [TOKEN_HEADER]: `Bearer ${token}` });
    }
  }
}
