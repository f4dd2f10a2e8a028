import { parseArgs } from 'node:util';
import { endpoints } from '#api/endpoints';
import { checkApi } from './journeys';
import { loadContract } from './openapi';

const USAGE = `npm run contract -- URL [options]

Sends the shop's calls to the API at URL, and compares the answers with docs/openapi.yaml.
Without --write, it changes nothing: it sends calls that read, and a login that the API must refuse.

  --email, --password   an account, for the calls that need one
  --code CODE           the one-time code that the API has just e-mailed to this account: resets its
                        password, to the same one
  --write               also registers, fills a cart, orders, and tries wrong codes; this leaves an
                        account (contract-…@example.com) and an order behind, and sends it an e-mail
  --origin ORIGIN       the shop's origin, for CORS (http://localhost:5173)
  --same-origin         skips CORS: the API is on the shop's own origin, or behind API_PROXY

The status is 0 only if nothing breaks, and 2 if there is no API at URL.`;

/** Reads the command's options. @returns null if they are wrong */
function readArguments(args: readonly string[]) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        email: { type: 'string' },
        password: { type: 'string' },
        code: { type: 'string' },
        write: { type: 'boolean', default: false },
        origin: { type: 'string', default: 'http://localhost:5173' },
        'same-origin': { type: 'boolean' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch {
    return null;
  }
}

/** Why no answer came: the system's own code, as ECONNREFUSED, or its words. */
function networkReason(error: unknown): string {
  const cause = error instanceof Error ? error.cause : undefined;
  if (!(cause instanceof Error)) return String(error);
  return 'code' in cause ? String(cause.code) : cause.message;
}

/** Runs the command. @returns 0 if nothing breaks, 1 if something does, 2 for wrong arguments or no answer */
export async function main(args: readonly string[]): Promise<number> {
  const read = readArguments(args);
  if (read?.values.help) {
    console.log(USAGE);
    return 0;
  }
  const [url = '', ...others] = read?.positionals ?? [];
  const { email, password, code } = read?.values ?? {};
  const areWhole = !email === !password && (!code || Boolean(email));
  if (!read || others.length > 0 || !/^https?:/.test(url) || !URL.canParse(url) || !areWhole) {
    console.error(USAGE);
    return 2;
  }
  const { values } = read;
  const target = {
    base: url.replace(/\/+$/, ''),
    origin: values['same-origin'] ? null : values.origin,
    ask: (request: Request) => fetch(request, { signal: AbortSignal.timeout(30_000) }),
  };
  try {
    await target.ask(new Request(target.base + endpoints.products));
  } catch (error) {
    console.error(`No answer from ${url}: ${networkReason(error)}`);
    return 2;
  }
  const options = { write: values.write, ...(email && password && { account: { email, password, code } }) };
  const findings = await checkApi(await loadContract(), target, options);
  for (const { call, point, verdict, note } of findings)
    console.log(`${verdict.padEnd(9)} ${call.padEnd(14)} ${point}${note && `: ${note}`}`);
  return findings.some(({ verdict }) => verdict === 'breaks') ? 1 : 0;
}
