import type { FaultRule } from './faults';
import type { Json } from './json';
import type { ScenarioName } from './scenarios';

/** A perfume in the mock's store; how it is written in an answer varies from one to the next. */
export interface StoredProduct {
  id: string;
  name: string;
  description: string;
  /** As the answer writes it: 185, '145.00' or '$1,250.00'. */
  price: number | string;
  cents: number;
  picture: string | undefined;
  views: readonly string[];
  /** Which of the server's ways of writing a product this one follows. */
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
  /** A whole address as the shop sent it, or the name of a picture of the seed. */
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
  /** The older part of the server writes `products` and `image` for `items` and `imageUrl`. */
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
  /** What the e-mail service was given; null for the API's own mails. */
  params: Json;
  templateId: string | null;
}

/** One request to the API or the e-mail service, as it came. */
export interface LoggedRequest {
  at: string;
  endpoint: string;
  method: string;
  path: string;
  query: Record<string, string>;
  authorization: string | null;
  contentType: string | null;
  /** The parsed body; null for none or an unreadable one. */
  body: Json;
  /** What was answered, as text; null while it is under way and where it is too long to keep. */
  answer: string | null;
  /** null while it is under way, 0 when the connection was reset. */
  status: number | null;
  /** Time to the answer; null while it is under way. */
  ms: number | null;
  aborted: boolean;
}

/** A shop's whole state; browser tests name one each, so they don't disturb one another. */
export interface Sandbox {
  name: string;
  scenario: ScenarioName;
  faults: FaultRule[];
  accounts: Account[];
  tokens: Map<string, { userId: string; expiresAt: number }>;
  codes: Map<string, OneTimeCode>;
  carts: Map<string, CartLine[]>;
  orders: StoredOrder[];
  inbox: Mail[];
  requests: LoggedRequest[];
  /** What lets go of the requests that hang: true answers them, false cuts them off. */
  hanging: Set<(answer: boolean) => void>;
  /** How far the sandbox's clock runs ahead, in milliseconds. */
  ahead: number;
  /** What the shop could not read of the answers, newest last: names and reasons, never values. */
  problems: string[];
  made: number;
}
