/** The API under check. */
export interface Target {
  /** The address that the shop calls {host}. */
  base: string;
  /** The shop's origin; null if the API is on the same one, so that CORS does not matter. */
  origin: string | null;
  ask: (request: Request) => Promise<Response>;
}

/** How many pictures of a list are tried until one can be shown. */
const PICTURES_TRIED = 3;

const isSameSite = (one: string, other: string): boolean =>
  one === other || one.endsWith(`.${other}`) || other.endsWith(`.${one}`);

/** Why a page of the shop could not show a picture; undefined if it can. */
async function problemOf(target: Target, picture: string): Promise<string | undefined> {
  if (picture.startsWith('data:')) return undefined;
  const shop = new URL(target.origin ?? target.base);
  const { href, origin, hostname } = new URL(picture, shop);
  const answer = await target.ask(new Request(href)).catch(() => undefined);
  const type = answer?.headers.get('content-type') ?? 'nothing';
  if (!answer?.ok || !type.startsWith('image/'))
    return `${href} answers ${answer?.status ?? 'nothing'}, ${type}`;
  const policy = answer.headers.get('cross-origin-resource-policy')?.trim() ?? '';
  const allows = policy === 'same-site' ? isSameSite(hostname, shop.hostname) : policy !== 'same-origin';
  if (origin !== shop.origin && !allows) return `${href} has Cross-Origin-Resource-Policy: ${policy}`;
  return undefined;
}

/** Why none of these pictures could be shown; empty if one can. */
export async function pictureProblems(target: Target, pictures: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const picture of pictures.slice(0, PICTURES_TRIED)) {
    const problem = await problemOf(target, picture);
    if (problem === undefined) return [];
    problems.push(problem);
  }
  return problems;
}
