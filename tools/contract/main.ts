import { createInterface } from 'node:readline/promises';
import { parseArgs } from 'node:util';
import { isLoopback } from '../../src/config/loopback';
import { loadContract } from './contract';
import { VERDICTS, type Point } from './points';
import { walkApi, type WalkOptions } from './walk';

const USAGE = `npm run contract -- URL [options]

Sends the shop's calls to the API at URL, and compares the answers with docs/openapi.yaml.
Without --write, it only sends calls that read.

  --email, --password   an account, for the calls that need one
  --write               also registers a new account, fills its cart, orders, and recovers its password
  --yes                 does not ask before it writes to another machine
  --origin ORIGIN       the shop's origin, for CORS (http://localhost:5173)
  --same-origin         skips CORS: the API is on the shop's own origin, or behind API_PROXY

The status is 0 only if nothing breaks.`;

const REMAINS =
  'It leaves an account (contract-…@example.com) and an order behind, and sends an e-mail to that address.';

function table(points: readonly Point[]): string {
  const wide = Math.max(...points.map(({ point }) => point.length));
  const lines = points.map(({ call, point, verdict, note, curl }) => {
    const line = `${call.padEnd(15)} ${point.padEnd(wide)}  ${verdict.padEnd(9)} ${note}`.trimEnd();
    return verdict === 'breaks' && curl !== '' ? `${line}\n${' '.repeat(16)}${curl}` : line;
  });
  return lines.join('\n');
}

async function agrees(question: string): Promise<boolean> {
  const terminal = createInterface({ input: process.stdin, output: process.stdout });
  try {
    return /^y(?:es)?$/i.test(await terminal.question(`${question} [y/N] `));
  } finally {
    terminal.close();
  }
}

/**
 * Runs the command.
 * @returns the exit status: 0 if nothing breaks, 1 if something does, 2 if the arguments are wrong or the
 * confirmation is refused
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      write: { type: 'boolean' },
      yes: { type: 'boolean' },
      origin: { type: 'string', default: 'http://localhost:5173' },
      'same-origin': { type: 'boolean' },
    },
  });
  const url = positionals[0] ?? '';
  if (positionals.length !== 1 || !/^https?:\/\//.test(url) || !URL.canParse(url)) {
    console.error(USAGE);
    return 2;
  }
  const { email, password, write = false } = values;
  if ((email === undefined) !== (password === undefined)) {
    console.error('--email and --password belong together.');
    return 2;
  }
  if (write) {
    console.log(REMAINS);
    const asks = !isLoopback(new URL(url).hostname) && values.yes !== true;
    if (asks && !(await agrees(`Write to ${new URL(url).host}?`))) return 2;
  }
  const options: WalkOptions = {
    write,
    cors: values['same-origin'] !== true,
    ...(email !== undefined && password !== undefined && { account: { email, password } }),
  };
  const target = {
    base: url.replace(/\/+$/, ''),
    origin: values.origin,
    ask: (request: Request) => fetch(request, { signal: AbortSignal.timeout(30_000) }),
  };
  const points = await walkApi(await loadContract(), target, options);
  console.log(table(points));
  const counts = Object.fromEntries(
    VERDICTS.map((verdict) => [verdict, points.filter((point) => point.verdict === verdict).length]),
  );
  console.log(`\n${VERDICTS.map((verdict) => `${String(counts[verdict])} ${verdict}`).join(', ')}`);
  return counts.breaks === 0 ? 0 : 1;
}
