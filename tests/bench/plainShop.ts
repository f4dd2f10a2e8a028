import { copyFile, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import react from '@vitejs/plugin-react';
import { build } from 'vite';
import { compress } from '../../src/build/compress';

const FILES = {
  'index.html':
    '<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>Bare</title><link rel="icon" href="data:,"><link rel="stylesheet" href="/style.css"></head><body><div id="root"></div><script type="module" src="/main.jsx"></script></body></html>',
  'style.css':
    'body{margin:0;font:16px/1.5 system-ui,sans-serif}header,main{padding:16px}img{width:160px;height:200px}',
};

const program = (calls: Readonly<Record<string, string>>): string => `import axios from 'axios';
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
  if (!rows) return <main><h1>Shop</h1><p>Loading...</p></main>;
  return <main><h1>Shop</h1>{rows.map((row, index) => <article key={index}><img src={row.imageUrl} alt="" /><h2>{row.name ?? row.orderId}</h2><p>{'$' + String(row.price ?? row.total).replace('$', '')}</p><button>Add to Cart</button></article>)}</main>;
}

function Shop() {
  const [open, setOpen] = useState(false);
  return <BrowserRouter>
    <header><button aria-label="Menu" aria-expanded={open} onClick={() => setOpen(!open)}>Menu</button> <Link to="/">Home</Link> <Link to="/products">Products</Link></header>
    <Routes><Route path="/" element={<main><h1>Shop</h1><img src="/hero.webp" alt="" /></main>} /><Route path="*" element={<List />} /></Routes>
  </BrowserRouter>;
}
createRoot(document.getElementById('root')).render(<Shop />);
`;

/**
 * Builds a plain shop for comparison: React, the router and axios, with each page's call in an effect, a list
 * of the rows, and a menu button.
 * @param app its folder
 * @param calls the address that a page requests, by the page's path; `:userId` is replaced by the customer's
 * id
 * @returns the folder of the built files
 */
export async function buildPlainShop(app: string, calls: Readonly<Record<string, string>>): Promise<string> {
  await rm(app, { recursive: true, force: true });
  await mkdir(path.join(app, 'public'), { recursive: true });
  await copyFile(path.join(import.meta.dirname, 'hero.webp'), path.join(app, 'public/hero.webp'));
  for (const [name, text] of Object.entries({ ...FILES, 'main.jsx': program(calls) })) {
    await writeFile(path.join(app, name), text);
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
  // Every address shows the same page.
  await copyFile(path.join(dist, 'index.html'), path.join(dist, '200.html'));
  await compress(dist);
  return dist;
}
