import { ApiError } from '#api/errors';

/**
 * Stands for a customer, or for a guest. A guest who logs in stays the same one. The session exchanges the object when a
 * customer leaves: by a logout, by a 401 or 403, or because another customer logs in, in this tab or another.
 */
export interface Customer {
  /** Differs after each departure and each reload. As a component's key it discards what was typed. */
  readonly customerKey: string;
  /** Stays the same when the API ends a session in this tab: the same person is still there. Otherwise like `customerKey`. */
  readonly personKey: string;
  /** Aborted when the customer leaves. */
  readonly signal: AbortSignal;
}

let departures = 0;
let controller = new AbortController();

function newCustomer(personKey?: string): Customer {
  const customerKey = `${performance.timeOrigin} ${departures}`;
  return { customerKey, personKey: personKey ?? customerKey, signal: controller.signal };
}

let current = newCustomer();

export const currentCustomer = (): Customer => current;

/**
 * Puts the next customer in the place of the last one, whose signal is aborted then. Only the session calls it.
 * @param isSamePerson whether the API has ended the session: the same person is still there
 */
export function exchangeCustomer(isSamePerson = false): void {
  const last = controller;
  departures += 1;
  controller = new AbortController();
  current = newCustomer(isSamePerson ? current.personKey : undefined);
  last.abort(new ApiError('aborted'));
}

/** Whether the person is still here: yes after a 401 or 403, no after a logout or another customer's login. */
export const isPersonHere = ({ personKey }: Pick<Customer, 'personKey'>): boolean =>
  personKey === current.personKey;

function keptFor<Value>(owner: () => Customer | string, make: (customer: Customer) => Value): () => Value {
  let kept: { by: Customer | string; value: Value } | undefined;
  return () => {
    const by = owner();
    if (kept?.by !== by) kept = { by, value: make(current) };
    return kept.value;
  };
}

/** Keeps a value like {@link perCustomer}, but also after the API has ended the session: the person is still there. */
export const perPerson = <Value>(make: () => Value): (() => Value) => keptFor(() => current.personKey, make);

/**
 * Keeps a value for one customer: what the shop keeps in memory for somebody is kept like this, and nothing has to be
 * cleaned up for the next one (docs/decisions/customer-is-a-scope.md).
 *
 *     const drafts = perCustomer(() => new Map<string, string>());
 *     drafts().get(search)
 *
 * After an `await` the function may return another customer's value, so work that takes time keeps the value.
 * @param make creates the value when a customer's is first asked for; the customer's signal can end what runs in it
 */
export const perCustomer = <Value>(make: (customer: Customer) => Value): (() => Value) =>
  keptFor(() => current, make);
