export type Json = string | number | boolean | null | Json[] | JsonObject;
export interface JsonObject {
  [key: string]: Json;
}

export interface StoredProduct {
  id: string;
  name: string;
  description: string;
  cents: number;
  /** Names of pictures; the first is the product's own. */
  pictures: readonly string[];
}

export interface Account {
  id: string;
  name: string;
  email: string;
  password: string;
}

export interface CartRow {
  productId: string;
  quantity: number;
}

export interface OrderItem {
  productId: string;
  name: string;
  quantity: number;
  cents: number;
  /** As the shop sent it, or a path on the mock; '' for none. */
  imageUrl: string;
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
}

export interface Mail {
  to: string;
  text: string;
  otp: string | null;
}

export interface LoggedRequest {
  endpoint: string;
  method: string;
  path: string;
  query: Record<string, string>;
  authorization: string | null;
  contentType: string | null;
  body: Json;
  /** null while it is pending, 0 if the connection was reset. */
  status: number | null;
  aborted: boolean;
}
