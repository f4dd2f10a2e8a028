import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const SERVE = fileURLToPath(new URL('../../src/build/serve.mjs', import.meta.url));

/** The process of `npm run serve`, in its own process group as in a terminal. */
export interface ServeCommand {
  /** The line that says what serves where. Rejects with the whole output if the command ends before. */
  serves: Promise<string>;
  /** Ctrl-C: sends the signal to the whole group. */
  interrupt: () => void;
  /** Its exit status, or null if a signal ended it. */
  ended: Promise<number | null>;
}

/**
 * Starts the command.
 * @param variables of the environment that it gets in addition: PATH, TMPDIR
 */
export function startServe(args: readonly string[], variables: NodeJS.ProcessEnv = {}): ServeCommand {
  const env = { ...process.env, ...variables };
  const child = spawn(process.execPath, [SERVE, ...args], { env, detached: true });
  let said = '';
  const ended = new Promise<number | null>((resolve) => child.once('exit', resolve));
  const serves = new Promise<string>((resolve, reject) => {
    const listen = (part: Buffer): void => {
      said += part.toString();
      if (said.includes('Ctrl-C')) resolve(said.trim());
    };
    child.stdout.on('data', listen);
    child.stderr.on('data', listen);
    child.once('close', () => reject(new Error(said.trim())));
  });
  return { serves, ended, interrupt: () => process.kill(-(child.pid ?? 0), 'SIGINT') };
}
