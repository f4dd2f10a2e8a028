/**
 * The unit and integration tests that a change reaches, for `npm run check`. Vitest's own `--changed` follows
 * the route table from every integration test to every page; here a test reaches only the pages that
 * it opens.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const IMPORT = /(?:\bfrom|\bimport|\bimport\()\s*'((?:\.{1,2}|#house)\/[^']+)'/g;
const ROUTE_TABLE = 'src/app/routes.ts';

/** How a test names the pages of a folder of src/pages that it opens. */
const OPENS = {
  account: /'\/(?:login|register|profile|check-session)|paths\.(?:login|register|profile|checkSession)/,
  cart: /'\/cart|paths\.cart/,
  catalogue: /'\/products(?!\/)|paths\.products|openCatalogue/,
  contact: /'\/contact|paths\.contact/,
  home: /renderApp\(\)|'\/'|paths\.home/,
  legal:
    /'\/(?:disclaimer|privacy-policy|cookies|imprint)|paths\.(?:disclaimer|privacyPolicy|cookies|imprint)/,
  orders: /'\/orders|paths\.orders/,
  product: /'\/products\/|paths\.(?:classicMusk|amberNights|vanillaEmber|royalOud)/,
  recovery: /'\/(?:forgot|reset|verify)-|paths\.(?:forgotPassword|resetPassword|verifyOtp)/,
  search: /'\/search|searchPath|paths\.search/,
};

/** Addresses of links, which a test looks at without opening their pages. */
const LINKS =
  /toHaveAttribute\(\s*'href',[^)]*\)|\bhrefs\[\d+\]\)\.toBe\([^)]*\)|\bto: '[^']*'|'[^'/]*', '\/[^']*'\]/g;

const read = (file) => readFileSync(join(ROOT, file), 'utf8');

/** Every file below a folder, as a path from the project's root. */
const filesIn = (folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(ROOT.length).replaceAll('\\', '/'));

/** The file that an import means; the import may leave out the ending. */
function resolve(from, address) {
  const path = address.replace(/\?.*$/, '');
  const base = (
    path.startsWith('#house/') ? path.replace('#house', 'src/house') : join(dirname(from), path)
  ).replaceAll('\\', '/');
  return [base, `${base}.ts`, `${base}.tsx`, `${base}/index.ts`].find(
    (file) => /\.\w+$/.test(file) && existsSync(join(ROOT, file)),
  );
}

/** The pages that an integration test opens: one that doesn't render the app opens none. */
function pagesOpenedBy(text) {
  const folders = readdirSync(join(ROOT, 'src/pages'));
  const unknown = folders.find((folder) => OPENS[folder] === undefined);
  if (unknown) throw new Error(`tests/reached.mjs does not know how tests open src/pages/${unknown}`);
  if (!/renderApp|openCatalogue|\bstart\(\)/.test(text)) return [];
  const opened = text.replace(LINKS, '');
  return folders
    .filter((folder) => OPENS[folder].test(opened))
    .flatMap((folder) => filesIn(`src/pages/${folder}`))
    .filter((file) => file.endsWith('Page.tsx'));
}

function importsOf(file) {
  if (!/\.(?:tsx?|mjs)$/.test(file) || file === ROUTE_TABLE) return [];
  const text = read(file);
  const imported = [...text.matchAll(IMPORT)].flatMap(([, address]) => resolve(file, address) ?? []);
  return file.startsWith('tests/integration/') ? [...imported, ...pagesOpenedBy(text)] : imported;
}

/**
 * The files that differ from a commit, with those that git does not know yet.
 * @param since the commit, such as `main`
 */
export function changedFiles(since = 'HEAD') {
  const git = (...args) => execFileSync('git', args, { cwd: ROOT, encoding: 'utf8' }).split('\n');
  return [
    ...git('diff', '--name-only', '--relative', since),
    ...git('ls-files', '--others', '--exclude-standard'),
  ].filter((file) => file !== '');
}

/** The tests, among those that Vitest runs, that import one of the files, directly or not. */
export function testsReachedBy(changed) {
  const tests = ['tests/unit', 'tests/integration']
    .flatMap(filesIn)
    .filter((file) => /\.test\.tsx?$/.test(file));
  const known = new Map();
  const reaches = (file) => {
    const seen = new Set([file]);
    // Iterating a set includes entries that are added meanwhile.
    for (const at of seen) {
      if (!known.has(at)) known.set(at, importsOf(at));
      known.get(at).forEach((next) => seen.add(next));
    }
    return changed.some((name) => seen.has(name));
  };
  return tests.filter(reaches);
}
