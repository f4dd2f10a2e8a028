import { familyNames } from '#house/families';
import { sellingTerms } from '#house/owner';
import { perfumes } from '#house/perfumes';
import { allPerfumeTexts } from '#house/perfumes/texts';
import { paths, searchPath } from '#config/paths';
import { isObject } from '#lib/isObject';
import { formatCents } from '#lib/money';
import { isSameName, tidyQuery } from '#lib/names';
import { unfolding } from '#shop/perfumes/unfolding';
import { addAndTell } from '#shop/cart/adding';
import { cartTotal, shownLines } from '#shop/cart/cart';
import { currentCart } from '#shop/cart/cartStore';
import { safetyOf } from '#shop/perfumes/safety';
import { firstProducts } from '#shop/products/api';
import { perfumeNamed, perfumeTargets, type PerfumeTarget } from '#shop/products/perfumeTargets';
import { sizeOf } from '#shop/products/product';
import { productPath } from '#shop/products/productPath';
import { mlOf, pricePer100 } from '#shop/products/size';
import { pricesIn } from '#shop/search/useByScent';
import { answerTo, type ScentHit } from '#shop/search/wish/index';
import { sentencesOf, understoodIn } from '#shop/search/wishSentences';
import { currentCustomer } from '#shop/session/customer';
import { agentText } from './agentTexts';
import { offerTool } from './modelContext';

const MAX_TEXT = 300;
const MAX_ROWS = 8;
const MAX_PIECES = 5;
const PAGES: readonly unknown[] = ['perfume', 'results', 'cart', 'login'];

/** What is wrong with a call, in words for the agent. */
class Refusal extends Error {}

/** Reads a text of a tool's input. @throws Refusal if it is missing, no text, empty or too long */
function words(input: unknown, field: string): string {
  const value = isObject(input) ? input[field] : undefined;
  const text = typeof value === 'string' && value.length <= MAX_TEXT ? tidyQuery(value) : '';
  if (text === '') throw new Refusal(agentText('agents.badText', { field, most: MAX_TEXT }));
  return text;
}

/** @throws Refusal if the input names none of the shop's own perfumes */
function ownPerfume(input: unknown): PerfumeTarget {
  const own = perfumeNamed(words(input, 'name'));
  const names = perfumeTargets.map(({ name }) => name).join(', ');
  if (!own) throw new Refusal(agentText('agents.own', { names }));
  return own;
}

const address = (path: string): string => window.location.origin + path;

async function findPerfumes(input: unknown): Promise<object> {
  const wish = words(input, 'wish');
  const answers = await Promise.allSettled(perfumeTargets.map(({ name }) => firstProducts(name)));
  const prices = pricesIn(answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])));
  const { isWish, hits, absent, nearest, understood } = answerTo(wish, prices);
  const told = (hit: ScentHit): object => {
    const { [hit.perfume]: price } = prices;
    return {
      name: hit.name,
      fits: sentencesOf({ ...hit, misses: [] }),
      doesNotFit: sentencesOf({ ...hit, fits: [] }),
      price: price === undefined ? null : formatCents(price),
      address: address(hit.path),
    };
  };
  const answer = isWish ? 'agents.noneFits' : 'agents.noWish';
  return {
    understood: understoodIn(understood).join(' '),
    perfumes: hits.map(told),
    noPerfumeHas: absent,
    ...(hits.length === 0 && { answer: agentText(answer) }),
    ...(nearest && { nearest: told(nearest) }),
  };
}

async function getPerfume(input: unknown): Promise<object> {
  const { perfume, name, path } = ownPerfume(input);
  const { facets, concentration, tagline } = perfumes[perfume];
  const { notes, character, description } = allPerfumeTexts[perfume];
  const { tiers } = unfolding(perfume, notes);
  const sizes = (await firstProducts(name)).filter((one) => sizeOf(one.name, name) !== undefined);
  return {
    ...{ name, tagline, description, concentration, ...facets, ...character },
    families: facets.families.map((family) => familyNames[family]),
    notes: Object.values(tiers)
      .flat()
      .map(({ note, from, to }) => ({ note: note.name, fromHour: +from.toFixed(1), toHour: +to.toFixed(1) })),
    sizes: sizes.map((size) => {
      const ml = mlOf(size.name) ?? 0;
      const per100ml = formatCents(pricePer100(size.price, ml));
      return { untrustedName: size.name, ml, price: formatCents(size.price), per100ml };
    }),
    terms: Object.fromEntries(Object.entries(sellingTerms).filter(([, text]) => text !== null)),
    safety: Object.fromEntries(safetyOf(name).map(({ fact, text }) => [fact, text])),
    address: address(path),
  };
}

async function searchProducts(input: unknown): Promise<object> {
  const products = (await firstProducts(words(input, 'words'))).slice(0, MAX_ROWS).map((product) => ({
    untrustedName: product.name,
    price: formatCents(product.price),
    address: address(productPath(product)),
  }));
  return { note: agentText('agents.untrusted'), products };
}

/** The customer's cart. @throws Refusal for a guest, and while it is not loaded */
function getCart(): object {
  const cart = currentCart();
  if (!cart) throw new Refusal(agentText('agents.logIn'));
  if (cart.state.status !== 'ready') throw new Refusal(agentText('agents.cartNotLoaded'));
  const lines = shownLines(cart.state.lines);
  const rows = lines.slice(0, MAX_ROWS).map(({ name, quantity, price }) => ({
    untrustedName: name,
    quantity,
    price: formatCents(price),
  }));
  return {
    note: agentText('agents.untrusted'),
    rows,
    rowsInAll: lines.length,
    total: formatCents(cartTotal(lines)),
  };
}

/** Adds one piece after the other, as presses of a person would. The result says how many were accepted. */
async function addToCart(input: unknown): Promise<object> {
  const name = words(input, 'product');
  const { quantity: wanted = 1 } = input as { quantity?: unknown };
  if (typeof wanted !== 'number' || !Number.isInteger(wanted) || wanted < 1 || wanted > MAX_PIECES)
    throw new Refusal(agentText('agents.badQuantity', { most: MAX_PIECES }));
  if (!currentCart()) throw new Refusal(agentText('agents.logIn'));
  const { signal } = currentCustomer();
  const product = (await firstProducts(name)).find((one) => isSameName(one.name, name));
  if (!product) throw new Refusal(agentText('agents.unknownProduct'));
  let accepted = 0;
  // The customer may leave meanwhile.
  while (accepted < wanted && !signal.aborted && (await addAndTell(product))) accepted += 1;
  return { accepted, ...(accepted < wanted && { error: agentText('agents.notAllAdded') }) };
}

interface ToolRun {
  fields: readonly string[];
  run: (input: unknown) => object | Promise<object>;
}

/** The shop's tools, each with the fields of its input. @param open leads the person to a path */
const toolsWith = (open: (path: string) => void) =>
  ({
    find_perfumes: { fields: ['wish'], run: findPerfumes },
    get_perfume: { fields: ['name'], run: getPerfume },
    search_products: { fields: ['words'], run: searchProducts },
    get_cart: { fields: [], run: getCart },
    add_to_cart: { fields: ['product', 'quantity'], run: addToCart },
    open_page: {
      fields: ['page', 'name', 'wish'],
      run: (input: unknown) => {
        const page = isObject(input) ? input.page : undefined;
        if (!PAGES.includes(page))
          throw new Refusal(agentText('agents.badPage', { pages: PAGES.join(', ') }));
        const fixed = page === 'cart' ? paths.cart : paths.login;
        const wished = page === 'results' ? searchPath(words(input, 'wish')) : fixed;
        const path = page === 'perfume' ? ownPerfume(input).path : wished;
        open(path);
        return { opened: address(path) };
      },
    },
  }) as const satisfies Record<string, ToolRun>;

const SCHEMAS = {
  quantity: { type: 'integer', minimum: 1, maximum: MAX_PIECES, default: 1 },
  page: { type: 'string', enum: PAGES },
};

/** Offers the shop's tools to the browser's agent, until the signal is aborted. */
export async function offerTools(open: (path: string) => void, signal: AbortSignal): Promise<void> {
  const tools = toolsWith(open);
  for (const name of Object.keys(tools) as (keyof typeof tools)[]) {
    const { fields } = tools[name];
    const { run }: ToolRun = tools[name];
    const schemas = fields.map((field) => {
      const description = agentText(`agents.field.${field}`);
      return [
        field,
        { type: 'string', maxLength: MAX_TEXT, description, ...(SCHEMAS as Record<string, object>)[field] },
      ];
    });
    const properties: Record<string, object> = Object.fromEntries(schemas) as Record<string, object>;
    const isReading = name !== 'add_to_cart' && name !== 'open_page';
    await offerTool(
      {
        name,
        title: agentText(`agents.title.${name}`),
        description: agentText(`agents.tool.${name}`),
        inputSchema: { type: 'object', properties, required: fields.slice(0, 1) },
        annotations: { readOnlyHint: isReading, untrustedContentHint: isReading && name !== 'find_perfumes' },
        execute: async (input) => {
          try {
            return await run(input);
          } catch (error) {
            return { error: error instanceof Refusal ? error.message : agentText('agents.failed') };
          }
        },
      },
      signal,
    );
  }
}
