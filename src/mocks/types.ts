import type { FaultRule } from './faults';
import type { Json } from './json';

/** A perfume in the mock's store. Its format in an answer varies by `style`. */
export interface StoredProduct {
  id: string;
  name: string;
  description: string;
  /** In the answer's format: 185, '145.00' or '$1,250.00'. */
  price: number | string;
  cents: number;
  picture: string | undefined;
  views: readonly string[];
  /** The format in which the server sends this product. */
  style: ProductStyle;
}

export type ProductStyle = 'imageUrl' | 'images' | 'productId' | 'productIdImages';

export interface Account {
  id: string;
  name: string;
  email: string;
  password: string;
}

export interface CartLine {
  productId: string;
  quantity: number;
}

export interface OrderItem {
  productId: string;
  name: string;
  quantity: number;
  cents: number;
  /** A full address as the shop sent it, or the name of a seed picture. */
  image: { url: string } | { picture: string | undefined };
}

export interface StoredOrder {
  id: string;
  number: string;
  userId: string;
  createdAt: string;
  status: string;
  paymentStatus: string;
  paymentMethod: string;
  items: OrderItem[];
  /** Whether the server uses the older names, `products` and `image` instead of `items` and `imageUrl`. */
  oldStyle: boolean;
}

export interface OneTimeCode {
  code: string;
  expiresAt: number;
  used: boolean;
}

export interface Mail {
  at: string;
  to: string;
  subject: string;
  text: string;
  otp: string | null;
  /** The parameters that the e-mail service received; null for the API's own mails. */
  params: Json;
}

/** One request to the API or the e-mail service. */
export interface LoggedRequest {
  at: string;
  endpoint: string;
  method: string;
  path: string;
  query: Record<string, string>;
  authorization: string | null;
  contentType: string | null;
  /** The parsed body; null if there is none or it can't be read. */
  body: Json;
  /** The answer as text; null while it is pending or if it is too long to keep. */
  answer: string | null;
  /** null while it is pending, 0 if the connection was reset. */
  status: number | null;
  aborted: boolean;
}

/** The whole state of a shop. Each browser test has its own, so that they don't affect one another. */
export interface Sandbox {
  name: string;
  faults: FaultRule[];
  accounts: Account[];
  tokens: Map<string, { userId: string; expiresAt: number }>;
  codes: Map<string, OneTimeCode>;
  carts: Map<string, CartLine[]>;
  orders: StoredOrder[];
  inbox: Mail[];
  requests: LoggedRequest[];
  /** Functions that end the hanging requests: true answers, false aborts. */
  hanging: Set<(answer: boolean) => void>;
  made: number;
}
