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
// One after the other: a late answer must not bring back what a newer one has replaced.
(async () => {
  for (;;) {
    await new Promise((done) => setTimeout(done, REFRESH_MS));
    await refresh().catch(() => {});
  }
})();
addEventListener('click', async ({ target }) => {
  if (!target.matches('[data-copy]')) return;
  const line = target.previousElementSibling;
  getSelection().selectAllChildren(line);
  await navigator.clipboard?.writeText(line.textContent);
  target.textContent = navigator.clipboard ? 'Copied' : 'Selected';
});
`;

/** Opens the shop in a world and as a chosen customer: the tab keeps the world, the browser the session. */
const OPEN_SCRIPT = `
const { world, path, keys, stored, steps } = document.body.dataset;
if (world) sessionStorage.setItem('mock-world', world);
else sessionStorage.removeItem('mock-world');
if (stored !== undefined) {
  for (const key of keys.split(' ')) for (const storage of [localStorage, sessionStorage]) storage.removeItem(key);
  for (const [key, value] of Object.entries(JSON.parse(stored))) localStorage.setItem(key, value);
  if (steps !== '[]') sessionStorage.setItem('mock-steps', steps);
}
location.replace(path);
`;

/** Takes the steps that bring a state about: each as soon as there is what it presses, follows or fills in. */
const STEPS_SCRIPT = `
const WAIT_MS = 20000;
const QUIET_MS = 500;
const steps = JSON.parse(sessionStorage.getItem('mock-steps') ?? '[]');
sessionStorage.removeItem('mock-steps');
function find(kinds, name) {
  const scope = document.querySelector('dialog[open]') ?? document;
  return [...scope.querySelectorAll(kinds)].find(
    (node) => (node.getAttribute('aria-label') ?? node.labels?.[0]?.textContent ?? node.textContent).trim() === name,
  );
}
async function until(look, what) {
  for (const end = Date.now() + WAIT_MS; Date.now() < end; await new Promise(requestAnimationFrame)) {
    const found = look();
    if (found) return found;
  }
  throw new Error('The mock waited in vain for ' + what);
}
const awaited = (kinds, name) => until(() => find(kinds, name), kinds + ' with the name ' + name);
let changed = 0;
const change = () => { changed = Date.now(); };
new MutationObserver(change).observe(document, { childList: true, subtree: true, characterData: true });
new PerformanceObserver(change).observe({ type: 'resource' });
/** A page is there with its heading, and at rest when nothing of it has come for a while. */
async function rest() {
  await until(() => document.querySelector('main h1'), 'the page');
  change();
  await until(() => Date.now() - changed > QUIET_MS, 'rest');
}
async function follow(name) {
  const { href } = location;
  (await awaited('a[href]', name)).click();
  await until(() => location.href !== href, 'another page');
  await rest();
}
function type(field, text) {
  // React keeps the value by a setter of its own on the element.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value').set.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}
(async () => {
  await rest();
  for (const step of steps) {
    if (step.into) type(await awaited('input, textarea', step.into), step.type);
    else if (step.follow) await follow(step.follow);
    else {
      const button = await awaited('button', step.press);
      if (!step.onPhones || button.checkVisibility()) button.click();
    }
  }
})();
`;

/** The scripts of the mock's pages, by their names under its prefix. */
export const pageScripts: Readonly<Record<string, string>> = {
  'page.js': PAGE_SCRIPT,
  'open.js': OPEN_SCRIPT,
  'steps.js': STEPS_SCRIPT,
};
