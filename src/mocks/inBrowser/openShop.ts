/** Opens the shop in a sandbox as a chosen customer. The tab keeps the sandbox, the browser the session. */
export function openShop(): void {
  const { sandbox, path = '/', keys = '', stored, steps = '[]' } = document.body.dataset;
  if (sandbox) sessionStorage.setItem('mock-sandbox', sandbox);
  else sessionStorage.removeItem('mock-sandbox');
  if (stored !== undefined) {
    for (const key of keys.split(' ')) {
      localStorage.removeItem(key);
      sessionStorage.removeItem(key);
    }
    for (const [key, value] of Object.entries(JSON.parse(stored) as Record<string, string>))
      localStorage.setItem(key, value);
    if (steps !== '[]') sessionStorage.setItem('mock-steps', steps);
  }
  location.replace(path);
}
