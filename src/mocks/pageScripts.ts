/** Opens the shop in a sandbox as a chosen customer. The tab keeps the sandbox, the browser the session. */
const OPEN_SCRIPT = `
const { sandbox, path, keys, stored, steps } = document.body.dataset;
if (sandbox) sessionStorage.setItem('mock-sandbox', sandbox);
else sessionStorage.removeItem('mock-sandbox');
if (stored !== undefined) {
  for (const key of keys.split(' ')) for (const storage of [localStorage, sessionStorage]) storage.removeItem(key);
  for (const [key, value] of Object.entries(JSON.parse(stored))) localStorage.setItem(key, value);
  if (steps !== '[]') sessionStorage.setItem('mock-steps', steps);
}
location.replace(path);
`;

/** Executes the steps that lead to a state, each as soon as its element exists. */
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
  throw new Error('Not found within 20 s: ' + what);
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

/** The scripts of the mock's pages, by their file names under its prefix. */
export const pageScripts: Readonly<Record<string, string>> = {
  'open.js': OPEN_SCRIPT,
  'steps.js': STEPS_SCRIPT,
};
