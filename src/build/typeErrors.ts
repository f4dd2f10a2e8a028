import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const TSC = fileURLToPath(new URL('../../node_modules/typescript/bin/tsc', import.meta.url));

/**
 * Checks a project's types, and again after each edit, beside whatever else runs.
 * @param say gets a text to print: the errors, or that there are none any more
 * @returns what ends it
 */
export function watchTypes(folder: string, say: (text: string, isBad: boolean) => void): () => void {
  const args = [TSC, '--noEmit', '--watch', '--preserveWatchOutput', '--pretty', 'false', '-p', folder];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  let errors: string[] = [];
  let wasBad = false;
  let rest = '';
  child.stdout.setEncoding('utf8').on('data', (part: string) => {
    const lines = (rest + part).split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) {
      if (/: error TS\d+:|^\s+\S/.test(line)) errors.push(line);
      const [, count] = /Found (\d+) errors?\./.exec(line) ?? [];
      if (count === undefined) continue;
      const isBad = count !== '0';
      if (isBad || wasBad) say(isBad ? errors.join('\n') : 'No type errors any more.', isBad);
      wasBad = isBad;
      errors = [];
    }
  });
  const stop = (): void => {
    child.kill();
  };
  process.once('exit', stop);
  return stop;
}

/** Type errors in the terminal of the development server; without a terminal there are none. */
export function typeErrors(): Plugin {
  return {
    name: 'aurevane:type-errors',
    apply: 'serve',
    configureServer({ config, httpServer }) {
      if (!process.stdout.isTTY || !httpServer) return;
      const stop = watchTypes(config.root, (text, isBad) =>
        config.logger[isBad ? 'error' : 'info'](text, { timestamp: true }),
      );
      httpServer.once('close', stop);
    },
  };
}
