import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compress } from '../../src/build/compress';

const PAGE =
  '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Bare</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>';

/**
 * Builds a plain React app, with nothing in `#root`, that ours is measured against.
 * @param app its folder
 * @param files by name: `main.jsx`, `style.css`, and what `public/` has
 * @returns the folder of the built files
 */
async function buildPlainApp(app: string, files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  await rm(app, { recursive: true, force: true });
  await mkdir(path.join(app, 'public'), { recursive: true });
  for (const [name, content] of Object.entries({ 'index.html': PAGE, ...files })) {
    await writeFile(path.join(app, name), content);
  }
  await build({
    root: app,
    configFile: false,
    envDir: false,
    logLevel: 'error',
    plugins: [react()],
    build: { modulePreload: { polyfill: false }, emptyOutDir: true },
  });
  const dist = path.join(app, 'dist');
  // Any address has the same page.
  await copyFile(path.join(dist, 'index.html'), path.join(dist, '200.html'));
  await compress(dist);
  return dist;
}

/** A page that paints: React, one heading, one picture. @returns the folder of the built files */
export const buildBareReact = (root: string, hero: Buffer): Promise<string> =>
  buildPlainApp(path.join(root, 'bare-react'), {
    'public/hero.webp': hero,
    'style.css':
      'body{margin:0;font:16px/1.5 system-ui,sans-serif}h1{margin:16px}img{display:block;width:100%;height:auto;max-width:824px}',
    'main.jsx': `import { createRoot } from 'react-dom/client';
createRoot(document.getElementById('root')).render(<main><h1>Perfume</h1><img src="/hero.webp" width="824" height="1100" alt="" fetchPriority="high" /></main>);
`,
  });

/**
 * A plain shop: React, the router and axios, with each page's call in an effect, a list of what came, and a menu button.
 * @param calls the address that a page asks, by the page's path; `:userId` stands for the customer's id
 * @returns the folder of the built files
 */
export const buildBareShop = (
  root: string,
  hero: Buffer,
  calls: Readonly<Record<string, string>>,
): Promise<string> =>
  buildPlainApp(path.join(root, 'bare-shop'), {
    'public/hero.webp': hero,
    'style.css':
      'body{margin:0;font:16px/1.5 system-ui,sans-serif}header,main{padding:16px}img{width:160px;height:200px}',
    'main.jsx': `import axios from 'axios';
import { useEffect, useState } from 'react';
import { createRoot } from 'react-dom/client';
import { BrowserRouter, Link, Route, Routes, useLocation } from 'react-router-dom';

const calls = ${JSON.stringify(calls)};
axios.interceptors.request.use((config) => {
  const token = localStorage.getItem('token');
  if (token) config.headers.Authorization = 'Bearer ' + token;
  return config;
});

function List() {
  const { pathname } = useLocation();
  const [rows, setRows] = useState();
  useEffect(() => {
    const url = calls[pathname].replace(':userId', localStorage.getItem('userId'));
    axios.get(url).then(({ data }) => setRows(Array.isArray(data) ? data : (data.products ?? data.orders)));
  }, [pathname]);
  if (!rows) return <main><h1>Aurevane</h1><p>Loading...</p></main>;
  return <main><h1>Aurevane</h1>{rows.map((row, index) => <article key={index}><img src={row.imageUrl} alt="" /><h2>{row.name ?? row.orderId}</h2><p>{'$' + String(row.price ?? row.total).replace('$', '')}</p><button>Add to Cart</button></article>)}</main>;
}

function Shop() {
  const [open, setOpen] = useState(false);
  return <BrowserRouter>
    <header><button aria-label="Menu" aria-expanded={open} onClick={() => setOpen(!open)}>Menu</button> <Link to="/">Home</Link> <Link to="/products">Products</Link></header>
    <Routes><Route path="/" element={<main><h1>Aurevane</h1><img src="/hero.webp" alt="" /></main>} /><Route path="*" element={<List />} /></Routes>
  </BrowserRouter>;
}
createRoot(document.getElementById('root')).render(<Shop />);
`,
  });
