/** What a server has answered. */
export interface Answer {
  status: number;
  text: string;
}

/** A call that the page's head has sent before the app's code was there (behaviour 19.24). */
export interface FirstCall {
  /** The whole address. */
  url: string;
  /** The Authorization header that it carries. */
  authorization: string | null;
  answer: Promise<Answer>;
  /** Cancels it. */
  control: AbortController;
}

declare global {
  interface Window {
    firstCall?: FirstCall | undefined;
  }
}

/** Two addresses are the same where a server reads them alike, however they are percent-encoded. */
function normalized(address: string): string {
  const { origin, pathname, searchParams } = new URL(address, window.location.href);
  return `${origin}${pathname}?${searchParams.toString()}`;
}

/**
 * Takes the early call over, once, if it is the call that the app is about to send.
 * @param url the whole address
 * @param authorization the header, null without a session
 * @param signal cancels the call
 * @returns its answer, undefined where there is no such call
 */
export function consumeFirstCall(
  url: string,
  authorization: string | null,
  signal: AbortSignal | undefined,
): Promise<Answer> | undefined {
  const call = window.firstCall;
  if (!call || normalized(call.url) !== normalized(url)) return undefined;
  if (call.authorization !== authorization) {
    cancelFirstCall();
    return undefined;
  }
  window.firstCall = undefined;
  signal?.addEventListener('abort', () => call.control.abort());
  if (signal?.aborted) call.control.abort();
  return call.answer;
}

/** Cancels an early call that nobody has taken over: its page is left, or the session is another one. */
export function cancelFirstCall(): void {
  window.firstCall?.control.abort();
  window.firstCall = undefined;
}
