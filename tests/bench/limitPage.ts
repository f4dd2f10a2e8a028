import { cp, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import Beasties from 'beasties';
import { build } from 'vite';
import { compress } from '../../src/build/compress';

/**
 * Builds the practical limit for a shop made with React: Home's first screen as static HTML, then, once the hero
 * is there, React and the router, which do nothing.
 * @param shop the folder of the built shop
 * @returns the folder of the built files
 */
export async function buildLimitPage(root: string, shop: string): Promise<string> {
  const [app, dist] = [path.join(root, 'limit'), path.join(root, 'limit/dist')];
  await rm(app, { recursive: true, force: true });
  await mkdir(app, { recursive: true });
  const entry = path.join(app, 'main.js');
  await writeFile(
    entry,
    `import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter, Link, NavLink, useLocation, useNavigate, useNavigationType } from 'react-router-dom';
globalThis.kept = [hydrateRoot, BrowserRouter, Link, NavLink, useLocation, useNavigate, useNavigationType];
`,
  );
  await build({
    root: app,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    build: { rolldownOptions: { input: entry, output: { entryFileNames: 'main.js' } } },
  });
  await cp(path.join(shop, 'pictures'), path.join(dist, 'pictures'), { recursive: true });
  const home = await readFile(path.join(shop, 'index.html'), 'utf8');
  await writeFile(path.join(dist, 'index.html'), await limitOf(home));
  await compress(dist);
  return dist;
}

/** Home's file down to what stands below the first screen, without a program of its own or a rule that it does not need. */
async function limitOf(home: string): Promise<string> {
  // The first part that is hydrated later is the hero, the second one stands below the first screen.
  const below = home.indexOf('<!--$-->', home.indexOf('<!--/$-->'));
  if (below === -1) throw new Error('Home hydrates nothing later');
  const firstScreen = home
    .slice(0, below)
    .replace(/<script\b.*?<\/script>|<link rel="stylesheet"[^>]*>|<meta http-equiv[^>]*>/gs, '');
  // Beasties takes the faces of local fonts for web fonts, and leaves them out.
  const faces = firstScreen.match(/@font-face\{[^}]*\}/g)?.join('') ?? '';
  const pruned = await new Beasties({ logLevel: 'silent', external: false, fonts: false }).process(
    firstScreen,
  );
  return `${pruned.replace('<style>', `<style>${faces}`)}<script>(()=>{const hero=document.querySelector('img[fetchpriority=high]'),go=()=>import('/main.js');if(hero.complete)go();else hero.onload=hero.onerror=go})()</script>`;
}
