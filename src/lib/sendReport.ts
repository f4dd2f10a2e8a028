/**
 * Sends a report of a fault, also while the page is being left. Without cookies, and without a `Referer`, which has
 * the page's query (behaviour 19.22). Never throws; the answer is not read.
 * @param address where reports go
 * @param body JSON
 */
export function sendReport(address: string, body: string): void {
  void fetch(address, {
    method: 'POST',
    body,
    mode: 'no-cors',
    keepalive: true,
    credentials: 'omit',
    referrerPolicy: 'no-referrer',
  }).catch(() => undefined);
}
