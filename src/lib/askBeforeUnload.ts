const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
let running = 0;

/**
 * While this work runs, the browser asks before it closes or reloads the page. For work whose result must not be lost.
 * @returns the result of the work
 */
export async function askBeforeUnload<Result>(work: () => Promise<Result>): Promise<Result> {
  running += 1;
  // The same listener is added once only.
  window.addEventListener('beforeunload', ask);
  try {
    return await work();
  } finally {
    running -= 1;
    if (running === 0) window.removeEventListener('beforeunload', ask);
  }
}
