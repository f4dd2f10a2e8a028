import { spawn } from 'node:child_process';
import {
  appendFileSync,
  cpSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { vi } from 'vitest';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const COPIED = ['src', 'index.html', 'package.json', 'tsconfig.json', 'vite.config.ts'];
const START_MS = 60_000;

/** A copy of the project in its own folder, for a developer's settings and edits. */
export interface ProjectCopy {
  folder: string;
  write: (file: string, text: string) => void;
  append: (file: string, text: string) => void;
  /** Runs a script of package.json that begins with `vite`, at any free port. */
  start: (script: string) => Promise<RunningServer>;
  remove: () => void;
}

export interface RunningServer {
  /** The address that it prints, without a slash at the end. */
  origin: string;
  /** Everything that it has printed, without colours. */
  printed: () => string;
  /** Waits until it has printed a text this many times. */
  says: (text: string, times?: number) => Promise<void>;
  stop: () => Promise<void>;
}

/** The arguments of the script's last command, which serves. */
function viteArguments(folder: string, script: string): string[] {
  const { scripts } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')) as {
    scripts: Record<string, string>;
  };
  const [command, ...args] = scripts[script]?.split('&&').at(-1)?.trim().split(' ') ?? [];
  if (command !== 'vite') throw new Error(`npm run ${script} starts no Vite`);
  return args;
}

/** Links the packages one by one, so that caches such as `.vite` are the copy's own. */
function linkPackages(folder: string): void {
  const packages = path.join(ROOT, 'node_modules');
  mkdirSync(path.join(folder, 'node_modules'));
  for (const name of readdirSync(packages).filter((entry) => !entry.startsWith('.'))) {
    symlinkSync(path.join(packages, name), path.join(folder, 'node_modules', name));
  }
}

/** Makes a copy of the project that shares the libraries. */
export function copyProject(): ProjectCopy {
  const folder = mkdtempSync(path.join(tmpdir(), 'project-'));
  for (const name of COPIED) cpSync(path.join(ROOT, name), path.join(folder, name), { recursive: true });
  linkPackages(folder);
  return {
    folder,
    write: (file, text) => writeFileSync(path.join(folder, file), text),
    append: (file, text) => appendFileSync(path.join(folder, file), text),
    start: async (script) => {
      const vite = path.join(ROOT, 'node_modules/vite/bin/vite.js');
      const env = Object.entries(process.env).filter(([name]) => !/^(?:VITE|API_PROXY|NODE_ENV)/.test(name));
      const child = spawn(process.execPath, [vite, ...viteArguments(folder, script), '--port', '0'], {
        cwd: folder,
        env: Object.fromEntries(env),
      });
      let text = '';
      const take = (part: Buffer): void => {
        // oxlint-disable-next-line no-control-regex -- colours begin with one
        text += part.toString().replace(/\u001b\[[\d;]*m/g, '');
      };
      child.stdout.on('data', take);
      child.stderr.on('data', take);
      const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
      const says = (wanted: string, times = 1): Promise<void> =>
        vi.waitFor(
          () => {
            if (text.split(wanted).length <= times) throw new Error(`not said: ${wanted}\nbut:\n${text}`);
          },
          { timeout: START_MS, interval: 50 },
        );
      await says('API: ');
      const origin = /Local: +(\S+?)\/?\n/.exec(text)?.[1] ?? '';
      return {
        origin,
        printed: () => text,
        says,
        stop: async () => {
          child.kill('SIGKILL');
          await ended;
        },
      };
    },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}
