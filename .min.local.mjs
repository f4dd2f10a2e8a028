import { build } from 'vite';
import { brotliCompressSync } from 'node:zlib';
for (const f of process.argv.slice(2)) {
const out = await build({ configFile: false, logLevel: 'error', publicDir: false, build: { write: false, minify: true, lib: { entry: f, formats: ['es'] }, rolldownOptions: { external: (id) => id.startsWith('.') && !f.endsWith(id) || /^react/.test(id) } } });
const code = out[0].output[0].code; console.log(f, code.length, brotliCompressSync(code).length); if (process.env.SHOW) console.log(code);
}
