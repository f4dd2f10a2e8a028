import path from 'node:path';
import { build, type Rolldown } from 'vite';
import type { Programs } from './html';

/** Bundles and minifies the inline programs of every page. The policy contains their hashes. */
export async function inlinePrograms(define: Record<string, string>): Promise<Programs> {
  const [head, start] = await Promise.all([bundle('head', define), bundle('start', define)]);
  return { head, start };
}

async function bundle(name: keyof Programs, define: Record<string, string>): Promise<string> {
  const built = await build({
    configFile: false,
    define,
    envDir: false,
    publicDir: false,
    logLevel: 'error',
    build: {
      write: false,
      minify: true,
      lib: { entry: path.join(import.meta.dirname, `../../src/boot/${name}.ts`), formats: ['iife'], name },
    },
  });
  const [output] = [built].flat() as Rolldown.RolldownOutput[];
  const code = output?.output[0].code.trim();
  if (!code || /<\/script|<!--/i.test(code))
    throw new Error(`the program '${name}' is empty or would end its script element`);
  return code;
}
