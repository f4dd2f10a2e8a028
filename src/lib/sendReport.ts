/**
 * Sends a report of a fault, even while the page is being left. It carries no cookies and no `Referer`, which
 * would contain the page's query. Never throws and does not read the answer.
 * @param address the address that receives reports
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
