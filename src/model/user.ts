/** A signed-in customer. */
export interface User {
  id: string;
  name: string;
  email: string;
}

/** What a login brings (spec 3: Session). */
export interface Session {
  user: User;
  token: string;
}
