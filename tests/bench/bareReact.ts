import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import react from '@vitejs/plugin-react';
import { build } from 'vite';

/**
 * Builds the page that ours are measured against: React, one heading, one picture, nothing in `#root`.
 * @returns the folder of the built files
 */
export async function buildBareReact(root: string, hero: Buffer): Promise<string> {
  const app = path.join(root, 'bare-react');
  await mkdir(path.join(app, 'public'), { recursive: true });
  await writeFile(path.join(app, 'public/hero.webp'), hero);
  await writeFile(
    path.join(app, 'index.html'),
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Bare</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>',
  );
  await writeFile(
    path.join(app, 'style.css'),
    'body{margin:0;font:16px/1.5 system-ui,sans-serif}h1{margin:16px}img{display:block;width:100%;height:auto;max-width:824px}',
  );
  await writeFile(
    path.join(app, 'main.jsx'),
    `import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(<main><h1>Perfume</h1><img src="/hero.webp" width="824" height="1100" alt="" fetchPriority="high" /></main>);
`,
  );
  await build({
    root: app,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    plugins: [react()],
    build: { modulePreload: { polyfill: false }, emptyOutDir: true },
  });
  const dist = path.join(app, 'dist');
  // As ours are: the host sends what lies beside a file.
  for (const name of await readdir(dist, { recursive: true })) {
    if (!/\.(?:html|js|css)$/.test(name)) continue;
    const file = path.join(dist, name);
    await writeFile(`${file}.br`, brotliCompressSync(await readFile(file)));
  }
  return dist;
}
