import react from '@vitejs/plugin-react';
import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { build, type Plugin, type ResolvedConfig } from 'vite';
import type * as Prerender from '#app/prerender';
import type { RouteEntry } from '#app/routes';
import { firstCallAddress } from '#boot/headCall';
import type { ShellPage } from '#boot/shellPage';
import type { Env, Hosting } from '#config/parseEnv';
import { paths } from '#config/paths';
import { houseAlias } from '../house.mjs';
import { Bundle, filesOf } from './bundle';
import { compress } from './compress';
import { breakpoints, buildConstants } from './everyBuild';
import { headlineStyles } from './headline';
import { writeHosts } from './hosts/hosts';
import { hostRules, NOT_FOUND, SHELL, SITE } from './hosts/rules';
import { headersFile, redirectsFile } from './hosts/staticHosts';
import { pageHtml, pageTemplate, picturePreloads, withPolicy, type PageParts } from './html';
import { inlinePrograms } from './inlinePrograms';
import { LICENCES, licencesText } from './licences';
import { inlineHashes, metaPolicy, originOf, securityHeaders } from './policy';
import { shareTags, sitemap, structuredData } from './seo';

const NO_SITE_URL =
  'VITE_SITE_URL is not set: no canonical addresses, sitemap, share pictures, breadcrumbs and organisation.';

/** Generates what a static host serves besides the scripts: pages, shell, headers, sitemap, compressed files. */
export function writeSite(env: Env, hosting: Hosting): Plugin {
  let config: ResolvedConfig;
  return {
    name: 'write-site',
    apply: 'build',
    configResolved(resolved) {
      config = resolved;
    },
    async writeBundle(_, output) {
      const out = path.resolve(config.root, config.build.outDir);
      const bundle = new Bundle(output);
      const template = await readTemplate(out, bundle);
      const programs = await inlinePrograms(buildConstants(env, hosting));
      const toPage = (parts: PageParts): string =>
        withPolicy(pageHtml(template, programs, parts), (own) => metaPolicy(env, hosting, own));
      const prerendered = await loadPrerender(config, buildConstants(env, hosting));
      const { routes } = prerendered;
      const files = await renderFiles(prerendered, bundle, toPage, env);
      const hashes = inlineHashes([...files.values()]);
      const rules = hostRules(routes, env.siteUrl, securityHeaders(env, hosting, hashes), env.apiHost);
      files.set('_headers', headersFile(rules, originOf(env.apiHost), await lastingFiles(out)));
      files.set('_redirects', redirectsFile(rules));
      files.set('robots.txt', robots(env));
      files.set(LICENCES, licencesText(output));
      for (const [file, text] of files) {
        await mkdir(path.dirname(path.join(out, file)), { recursive: true });
        await writeFile(path.join(out, file), text);
      }
      await compress(out);
      writeHosts(out, rules);
      const folder = path.relative(config.root, out);
      const pages = routes.filter(({ prerendered }) => prerendered).length;
      if (config.logLevel !== 'error')
        console.log(
          `${folder}/: the shop, ${pages} pages prerendered. ${folder}-hosts/: what its hosts need.${
            env.siteUrl ? '' : `\n${NO_SITE_URL}`
          }`,
        );
    },
  };
}

/** Builds the app for Node, as one file in a temporary folder, and loads it. */
async function loadPrerender(
  config: ResolvedConfig,
  define: Record<string, string>,
): Promise<typeof Prerender> {
  const outDir = path.join(config.root, 'node_modules/.cache', `prerender-${process.pid}`);
  try {
    await build({
      root: config.root,
      mode: config.mode,
      configFile: false,
      envDir: false,
      publicDir: false,
      logLevel: 'error',
      plugins: [react(), breakpoints()],
      define,
      css: config.css,
      resolve: { alias: houseAlias() },
      ssr: { noExternal: true },
      build: {
        outDir,
        ssr: 'src/app/prerender.tsx',
        minify: false,
        rolldownOptions: { output: { entryFileNames: 'prerender.mjs', codeSplitting: false } },
      },
    });
    // Loaded by Node itself, because Vite's runner, which loaded this file, is closed by now.
    return createRequire(import.meta.url)(path.join(outDir, 'prerender.mjs')) as typeof Prerender;
  } finally {
    await rm(outDir, { recursive: true, force: true });
  }
}

/** Vite's index.html without the tags that would load the bundle. */
async function readTemplate(out: string, bundle: Bundle): Promise<string> {
  const html = await readFile(path.join(out, 'index.html'), 'utf8');
  const atOnce = bundle.withImports(bundle.entry);
  const loaded = [...[...atOnce].map(({ fileName }) => fileName), ...bundle.cssFiles(atOnce)];
  return pageTemplate(html, loaded, await readFile(path.join(out, 'favicon.svg'), 'utf8'));
}

/** The files that never change, and the folders of such files, as patterns of paths. */
async function lastingFiles(out: string): Promise<string[]> {
  const found: string[] = [];
  for (const folder of SITE.immutable) {
    // A house without a film has no folder of films.
    const entries = await readdir(path.join(out, folder), { withFileTypes: true }).catch(() => []);
    found.push(...entries.map((entry) => `${folder}/${entry.name}${entry.isDirectory() ? '/*' : ''}`));
  }
  return found;
}

async function renderFiles(
  prerendered: typeof Prerender,
  bundle: Bundle,
  toPage: (parts: PageParts) => string,
  env: Env,
): Promise<Map<string, string>> {
  await prerendered.loadPages();
  const files = new Map<string, string>();
  for (const entry of prerendered.routes.filter(({ prerendered: isWritten }) => isWritten))
    files.set(
      `${entry.path.slice(1) || 'index'}.html`,
      toPage(await pageParts(prerendered, bundle, env, entry)),
    );
  const shell = await shellParts(prerendered, bundle, env);
  files.set(SHELL.slice(1), toPage(shell));
  files.set(NOT_FOUND.slice(1), toPage({ ...shell, ...prerendered.notFound(shell.root) }));
  if (env.siteUrl) files.set('sitemap.xml', sitemap(env.siteUrl, prerendered.routes));
  for (const [file, html] of files) {
    if (/<[^>]+\sstyle="/.test(html))
      throw new Error(`${file} has a style attribute, which the policy forbids`);
  }
  return files;
}

async function pageParts(
  prerendered: typeof Prerender,
  bundle: Bundle,
  env: Env,
  entry: RouteEntry,
): Promise<PageParts> {
  const { html, meta } = await prerendered.renderRoute(entry);
  const files = filesOf(bundle, entry.page);
  return {
    ...files,
    headline: await headlineStyles(html, files.css, (address) => bundle.bytesOf(address)),
    apiOrigin: originOf(env.apiHost),
    picture: picturePreloads(html),
    ...meta,
    path: entry.path,
    ground: entry.ground,
    call: firstCallAddress(env.apiHost, prerendered.firstCallOf(entry.path)),
    root: html,
    share: [...shareTags(env, entry, meta), ...structuredData(env, entry, meta)],
  };
}

async function shellParts(prerendered: typeof Prerender, bundle: Bundle, env: Env): Promise<PageParts> {
  const { fallbackRoute, firstCallOf, routeOf, routes } = prerendered;
  const shell = filesOf(bundle);
  const inShell = new Set([...shell.scripts, ...shell.cssFiles]);
  const needsOf = ({ path, page }: RouteEntry): ShellPage => {
    const { scripts, cssFiles } = filesOf(bundle, page);
    const files = [...scripts, ...cssFiles].filter((file) => !inShell.has(file));
    return { files, call: firstCallAddress(env.apiHost, firstCallOf(path)) };
  };
  // A guest on a customers' page is redirected to the login page.
  const guests = needsOf(routeOf(paths.login));
  const pages = [...routes.filter((entry) => !entry.prerendered), fallbackRoute].map(
    (entry): [string, ShellPage] => [
      entry.path,
      { ...needsOf(entry), ...(entry.access === 'customer' && { guests }) },
    ],
  );
  return {
    ...shell,
    ...prerendered.shellMeta,
    apiOrigin: originOf(env.apiHost),
    pages: Object.fromEntries(pages),
    path: '',
    root: await prerendered.renderShell(),
  };
}

function robots({ siteUrl }: Env): string {
  const line = siteUrl ? `\nSitemap: ${siteUrl}/sitemap.xml\n` : '';
  return `User-agent: *\nAllow: /\n${line}`;
}
