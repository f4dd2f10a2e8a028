/** A signed-in customer. */
export interface User {
  id: string;
  name: string;
  email: string;
}

/** What a login brings (behaviour 5.20). */
export interface Session {
  user: User;
  token: string;
}
