/**
 * Runs in the page's head: keeps a tab in the sandbox that it was opened in, by giving its calls the sandbox's
 * path. A script of the mock executes the steps of a state. Uses nothing outside of itself.
 * @param prefix the mock's
 */
export function keepSandbox(prefix: string): void {
  if (sessionStorage.getItem('mock-steps')) {
    const script = document.createElement('script');
    script.src = `${prefix}/steps.js`;
    document.head.append(script);
  }
  const sandbox = sessionStorage.getItem('mock-sandbox');
  if (!sandbox) return;
  const moved = (url: string | URL): URL => {
    const to = new URL(url, location.href);
    const start = `${prefix}/`;
    if (to.origin === location.origin && to.pathname.startsWith(start))
      to.pathname = `${start}s/${encodeURIComponent(sandbox)}/${to.pathname.slice(start.length)}`;
    return to;
  };
  const ask = window.fetch;
  window.fetch = (url, init) => ask(url instanceof Request ? url : moved(url), init);
}
