import { parseArgs } from 'node:util';
import { VERDICTS, type Point } from './check';
import { loadContract } from './contract';
import { walkApi } from './walk';

const USAGE = `npm run contract -- URL [options]

Sends the shop's calls to the API at URL, and compares the answers with docs/openapi.yaml.
Without --write, it only sends calls that read.

  --email, --password   an account, for the calls that need one
  --write               also registers, fills a cart, orders, and recovers the password; this leaves an
                        account (contract-…@example.com) and an order behind, and sends it an e-mail
  --origin ORIGIN       the shop's origin, for CORS (http://localhost:5173)
  --same-origin         skips CORS: the API is on the shop's own origin, or behind API_PROXY

The status is 0 only if nothing breaks.`;

function table(points: readonly Point[]): string {
  const wide = Math.max(...points.map(({ point }) => point.length));
  return points
    .map(({ call, point, verdict, note }) =>
      `${call.padEnd(15)} ${point.padEnd(wide)}  ${verdict.padEnd(9)} ${note}`.trimEnd(),
    )
    .join('\n');
}

/**
 * Runs the command.
 * @returns the exit status: 0 if nothing breaks, 1 if something does, 2 if the arguments are wrong
 */
export async function main(args: readonly string[]): Promise<number> {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      email: { type: 'string' },
      password: { type: 'string' },
      write: { type: 'boolean', default: false },
      origin: { type: 'string', default: 'http://localhost:5173' },
      'same-origin': { type: 'boolean' },
    },
  });
  const { email, password, write } = values;
  const [url = ''] = positionals;
  if (positionals.length !== 1 || !/^https?:/.test(url) || !URL.canParse(url) || !email !== !password) {
    console.error(USAGE);
    return 2;
  }
  const target = {
    base: url.replace(/\/+$/, ''),
    origin: values['same-origin'] ? null : values.origin,
    ask: (request: Request) => fetch(request, { signal: AbortSignal.timeout(30_000) }),
  };
  const options = { write, ...(email && password && { account: { email, password } }) };
  const points = await walkApi(await loadContract(), target, options);
  console.log(table(points));
  const numbers = VERDICTS.map((one) => points.filter(({ verdict }) => verdict === one).length);
  console.log(`\n${VERDICTS.map((verdict, at) => `${String(numbers[at])} ${verdict}`).join(', ')}`);
  return points.some(({ verdict }) => verdict === 'breaks') ? 1 : 0;
}
