/** A signed-in customer. */
export interface User {
  id: string;
  name: string;
  email: string;
}

/** The result of a login. */
export interface Session {
  user: User;
  token: string;
}
