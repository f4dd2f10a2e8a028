import { build } from 'vite';
import react from '@vitejs/plugin-react';
import { brotliCompressSync } from 'node:zlib';
import { writeFileSync } from 'node:fs';
const root = process.argv[2]!;
const { chunkGroups } = await import(root + '/src/build/chunks.ts');
const { buildConstants } = await import(root + '/src/build/buildConstants.ts');
const { parseEnv } = await import(root + '/src/config/parseEnv.ts');
const { hosting, ...env } = parseEnv({});
const alias = process.argv[4] === 'alias' ? [{ find: /^react-router$/, replacement: root + '/node_modules/react-router/dist/production/index.mjs' }] : [];
const out = await build({ root, configFile: false, envDir: false, publicDir: false, logLevel: 'error', plugins: [react()], define: buildConstants(env, hosting), resolve: { alias },
  build: { write: false, modulePreload: { polyfill: false }, rolldownOptions: { checks: { eval: false, ineffectiveDynamicImport: false }, output: { codeSplitting: { groups: chunkGroups() } } } } });
const chunks = out.output.filter((o: any) => o.type === 'chunk');
const by = new Map(chunks.map((c: any) => [c.fileName, c]));
const entry = chunks.find((c: any) => c.moduleIds.some((m: string) => m.endsWith('/src/main.tsx')));
const home = chunks.find((c: any) => c.moduleIds.some((m: string) => m.endsWith('HomePage.tsx')));
const seen = new Set<any>();
const walk = (c: any) => { if (seen.has(c)) return; seen.add(c); c.imports.forEach((f: string) => by.has(f) && walk(by.get(f))); };
walk(entry); walk(home);
const lines: string[] = []; let total = 0;
for (const c of seen) {
  const br = brotliCompressSync(c.code).length; total += br;
  lines.push(`# ${c.fileName.replace(/-[\w-]{8}\.js/, '.js')} ${br} raw ${c.code.length}`);
  for (const [id, m] of Object.entries<any>(c.modules)) lines.push(`${m.renderedLength} ${id.replace(root + '/', '').replace(/^.*node_modules/, 'node_modules')}`);
}
lines.push('TOTAL ' + total);
writeFileSync(process.argv[3]!, lines.join('\n'));
console.log(lines.filter((l) => /^#|TOTAL/.test(l)).join('\n'));
