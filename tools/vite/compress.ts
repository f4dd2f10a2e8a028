import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';

const COMPRESSIBLE = /\.(?:html|js|css|json|svg|txt|xml|webmanifest|ico)$/;
const MIN_BYTES = 400;

/** Writes a brotli and a gzip file beside every file that gets smaller, for hosts that serve them. */
export async function compress(out: string): Promise<void> {
  for (const entry of await readdir(out, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile() || !COMPRESSIBLE.test(entry.name)) continue;
    const file = path.join(entry.parentPath, entry.name);
    const body = await readFile(file);
    if (body.length < MIN_BYTES) continue;
    const params = { [constants.BROTLI_PARAM_SIZE_HINT]: body.length };
    await writeFile(`${file}.br`, brotliCompressSync(body, { params }));
    await writeFile(`${file}.gz`, gzipSync(body, { level: constants.Z_BEST_COMPRESSION }));
  }
}
