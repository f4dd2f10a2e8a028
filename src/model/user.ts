/** A signed-in customer. */
export interface User {
  id: string;
  name: string;
  email: string;
  /** Ids of other kinds that the login named: a profile may have one of them. */
  otherIds?: readonly string[];
}

/** A customer's profile. Each field may be missing: then it is '', or no id. */
export interface Profile {
  ids: readonly string[];
  name: string;
  email: string;
}

/**
 * The id of a profile that is one of the user's.
 * @returns '' if the profile has none; undefined if it has others, because it is another customer's
 */
export function idOfProfile({ ids }: Pick<Profile, 'ids'>, { id, otherIds = [] }: User): string | undefined {
  return ids.length === 0 ? '' : ids.find((named) => named === id || otherIds.includes(named));
}

/** The result of a login. */
export interface Session {
  user: User;
  token: string;
}
