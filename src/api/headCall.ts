export interface HeadAnswer {
  status: number;
  text: string;
}

export interface HeadCall {
  url: string;
  authorization: string | null;
  answer: Promise<HeadAnswer>;
  control: AbortController;
}

declare global {
  interface Window {
    headCall?: HeadCall | undefined;
  }
}

/** Normalises an address, so that two that differ only in percent-encoding are equal. */
function normalized(address: string): string {
  const { origin, pathname, searchParams } = new URL(address, window.location.href);
  return `${origin}${pathname}?${searchParams.toString()}`;
}

/**
 * Returns the answer to the head's call, once, if it is the call that the app is about to send.
 * @param authorization the header; null without a session
 */
export function consumeHeadCall(
  url: string,
  authorization: string | null,
  signal: AbortSignal | undefined,
): Promise<HeadAnswer> | undefined {
  const call = window.headCall;
  if (!call || normalized(call.url) !== normalized(url)) return undefined;
  if (call.authorization !== authorization) {
    cancelHeadCall();
    return undefined;
  }
  window.headCall = undefined;
  signal?.addEventListener('abort', () => call.control.abort());
  if (signal?.aborted) call.control.abort();
  return call.answer;
}

/** Cancels the head's call if its answer is unused, because its page was left or the session changed. */
export function cancelHeadCall(): void {
  window.headCall?.control.abort();
  window.headCall = undefined;
}
