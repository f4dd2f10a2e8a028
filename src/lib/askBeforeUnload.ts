const ask = (event: BeforeUnloadEvent): void => event.preventDefault();
let running = 0;

/** Asks before the page is closed or reloaded while this work runs, whose result must not be lost. */
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
