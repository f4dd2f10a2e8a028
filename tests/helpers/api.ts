import { http, HttpResponse, type HttpResponseResolver, type JsonBodyType } from 'msw';
import { endpoints } from '#api/endpoints';
import { MOCK_API_PATH } from '#mocks/paths';
import { mockServer, sentRequests } from './mock';

type Call = keyof typeof endpoints;

/** Answers a call of the API in place of the mock. */
export function answerCall(call: Call, resolver: HttpResponseResolver): void {
  mockServer.use(http.all(MOCK_API_PATH + endpoints[call], resolver));
}

/** Answers a call with this JSON. */
export function answerJson(call: Call, body: JsonBodyType): void {
  answerCall(call, () => HttpResponse.json(body));
}

/** The products that Add to Cart has sent, in order. The whole body is tested in `api.test.tsx`. */
export function addedIds(): string[] {
  return sentRequests('cartAdd').flatMap(({ body }) =>
    (body as { products: { productId: string }[] }).products.map(({ productId }) => productId),
  );
}

/** Answers a list page by page; further pages are empty. @returns the pages that were requested */
export function answerPages(
  call: 'orders' | 'products',
  ...pages: readonly (readonly object[])[]
): readonly number[] {
  const asked: number[] = [];
  answerCall(call, ({ request }) => {
    const page = Number(new URL(request.url).searchParams.get('page'));
    asked.push(page);
    return HttpResponse.json({ [call]: pages[page - 1] ?? [] });
  });
  return asked;
}

/** An id of 24 hex digits. */
export const hex = (number: number): string => number.toString(16).padStart(24, '0');
