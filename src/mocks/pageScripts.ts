/**
 * Brings the mock's page up to date every second while it is seen: parts that have changed are replaced, but no
 * button under the focus; what was open stays open, and a line that has the focus keeps it. It also copies.
 */
const PAGE_SCRIPT = `
const REFRESH_MS = 1000;
async function refresh() {
  if (document.hidden) return;
  const answer = await fetch(location.href, { headers: { Accept: 'text/html' } });
  const fresh = new DOMParser().parseFromString(await answer.text(), 'text/html');
  for (const part of document.querySelectorAll('[data-live]')) {
    const next = fresh.querySelector('[data-live="' + part.dataset.live + '"]');
    const focused = part.contains(document.activeElement) ? document.activeElement : null;
    const row = focused?.matches('summary') ? focused.parentElement.id : null;
    if (!next || (focused && row === null)) continue;
    for (const open of part.querySelectorAll('details[open]')) {
      fresh.getElementById(open.id)?.setAttribute('open', '');
    }
    if (next.innerHTML === part.innerHTML) continue;
    part.replaceChildren(...next.childNodes);
    if (row !== null) document.getElementById(row)?.querySelector('summary').focus({ preventScroll: true });
  }
}
setInterval(() => refresh().catch(() => {}), REFRESH_MS);
addEventListener('click', async ({ target }) => {
  if (!target.matches('[data-copy]')) return;
  const line = target.previousElementSibling;
  getSelection().selectAllChildren(line);
  await navigator.clipboard?.writeText(line.textContent);
  target.textContent = navigator.clipboard ? 'Copied' : 'Selected';
});
`;

/** Opens the shop in a world and as somebody: the tab keeps the world, the browser the session. */
const OPEN_SCRIPT = `
const { world, path, session } = document.body.dataset;
if (world) sessionStorage.setItem('mock-world', world);
else sessionStorage.removeItem('mock-world');
if (session !== undefined) {
  for (const key of ['user', 'token', 'userId', 'cart']) localStorage.removeItem(key);
  for (const [key, value] of Object.entries(JSON.parse(session))) localStorage.setItem(key, value);
}
location.replace(path);
`;

/** The scripts of the mock's pages, by their names under its prefix. */
export const pageScripts: Readonly<Record<string, string>> = {
  'page.js': PAGE_SCRIPT,
  'open.js': OPEN_SCRIPT,
};
