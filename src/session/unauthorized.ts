/**
 * What Layout does after a 401 or 403: it navigates to /login.
 * @param ended whether a session has ended, which the customer must be told
 * @returns whether it navigated; false if the shopper is on /login already
 */
type UnauthorizedHandler = (ended: boolean) => boolean;

let handler: UnauthorizedHandler | undefined;

/**
 * Registers the handler of refusals.
 * @returns a function that removes it
 */
export function setUnauthorizedHandler(next: UnauthorizedHandler): () => void {
  handler = next;
  return () => {
    if (handler === next) handler = undefined;
  };
}

/** Calls the registered handler. @returns as {@link UnauthorizedHandler} */
export function callUnauthorizedHandler(ended: boolean): boolean {
  return handler?.(ended) ?? false;
}
