import { http, HttpResponse, type HttpHandler } from 'msw';
import { endpoints } from '#api/endpoints';
import { MOCK_API_PATH } from '#mocks/paths';

/** A row of the cart as the server keeps and sends it. */
export interface WireRow {
  productId: string;
  name: string;
  price: number | null;
  quantity: number;
}

/**
 * The faults of a request. `refused` (status 500), `ended` (401) and `reset`: nothing is done. `lost`: done, but the
 * connection breaks. `html`: done, and answered with a page.
 */
export const FAULTS = ['none', 'refused', 'reset', 'lost', 'html'] as const;
export type Fault = (typeof FAULTS)[number] | 'ended';

/** Whether the server has carried out the request. */
export const isDone = (fault: Fault): boolean => fault === 'none' || fault === 'lost' || fault === 'html';

const bare = (id: string): string => id.replace(/^prod_/, '');

/** Adds a piece, as the server does. */
function added(rows: readonly WireRow[], row: WireRow): WireRow[] {
  const at = rows.findIndex(({ productId }) => bare(productId) === bare(row.productId));
  if (at < 0) return [...rows, row];
  return rows.map((other, index) =>
    index === at ? { ...other, quantity: other.quantity + row.quantity } : other,
  );
}

/** A server with one cart. `faults` are those of its next requests; without one, a request succeeds. */
export class CartServer {
  rows: WireRow[] = [];
  orders = 0;
  faults: Fault[] = [];
  /** Called when a request arrives, before it is carried out. */
  onRequest: () => void = () => undefined;
  /** The requests since the last call of `takeRequests`, such as 'POST /cart/add'. */
  private asked: string[] = [];

  constructor(private readonly products: readonly WireRow[]) {}

  /** Returns the requests since the last call. */
  takeRequests(): string[] {
    return this.asked.splice(0);
  }

  private answer(request: Request, work: () => object): Response {
    this.asked.push(`${request.method} ${new URL(request.url).pathname.replace(MOCK_API_PATH, '')}`);
    this.onRequest();
    const fault = this.faults.shift() ?? 'none';
    const result = isDone(fault) ? work() : {};
    if (fault === 'refused') return HttpResponse.json({ message: 'No.' }, { status: 500 });
    if (fault === 'ended') return HttpResponse.json({}, { status: 401 });
    if (fault === 'html') return HttpResponse.html('<p>Hello</p>');
    return fault === 'none' ? HttpResponse.json(result) : HttpResponse.error();
  }

  readonly handlers: HttpHandler[] = [
    http.get(`*${endpoints.cart}`, ({ request }) => this.answer(request, () => ({ products: this.rows }))),
    http.post(`*${endpoints.cartAdd}`, async ({ request }) => {
      const { products } = (await request.json()) as { products: { productId: string; quantity: number }[] };
      return this.answer(request, () => {
        for (const { productId, quantity } of products) {
          const product = this.products.find((one) => bare(one.productId) === productId);
          if (product) this.rows = added(this.rows, { ...product, productId, quantity });
        }
        return {};
      });
    }),
    http.delete(`*${endpoints.cartDelete}`, async ({ request }) => {
      const { productId } = (await request.json()) as { productId: string };
      return this.answer(request, () => {
        this.rows = this.rows.filter((row) => bare(row.productId) !== bare(productId));
        return {};
      });
    }),
    http.delete(`*${endpoints.cartClear}`, ({ request }) =>
      this.answer(request, () => {
        this.rows = [];
        return {};
      }),
    ),
    http.post(`*${endpoints.order}`, ({ request }) =>
      this.answer(request, () => {
        this.rows = [];
        this.orders += 1;
        return { order: { _id: `order-${this.orders}` } };
      }),
    ),
  ];
}
