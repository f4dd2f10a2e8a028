import type { Fields } from '#api/answers';
import { readCount } from '#api/fields';
import { paths, searchPath } from '#config/paths';
import { familyNames } from '#house/families';
import { sellingTerms } from '#house/owner';
import { perfumes } from '#house/perfumes';
import { allPerfumeTexts } from '#house/perfumes/texts';
import { formatCents } from '#lib/money';
import { isSameName } from '#lib/names';
import { keysOf } from '#lib/tables';
import { addAndTell } from '#shop/cart/adding';
import { cartTotal, shownRows } from '#shop/cart/rows';
import { currentCart } from '#shop/cart/cart';
import { safetyOf } from '#shop/perfumes/safety';
import { firstProducts } from '#shop/products/api';
import {
  perfumeNamed,
  perfumePrices,
  perfumeTargets,
  type PerfumeTarget,
} from '#shop/products/perfumeTargets';
import { sizeOf, type Product } from '#shop/products/product';
import { productPath } from '#shop/products/productPath';
import { mlOf, pricePer100 } from '#shop/products/size';
import { searchText } from '#shop/search/texts';
import { answerTo, type ScentHit } from '#shop/search/wish/index';
import { sentencesOf } from '#shop/search/wishSentences';
import { agentText } from './agentTexts';
import { ACTS, READS, READS_NAMES, Refusal, requireText, textSchema, tool, type Tool } from './tool';

const MAX_ROWS = 8;
const MAX_PIECES = 5;

function ownPerfume(input: Fields): PerfumeTarget {
  const own = perfumeNamed(requireText(input, 'name'));
  const names = perfumeTargets.map(({ name }) => name).join(', ');
  if (!own) throw new Refusal(agentText('agents.own', { names }));
  return own;
}

const address = (path: string): string => window.location.origin + path;

/** A product, whose name anybody may have written. */
const row = ({ name, price }: Pick<Product, 'name' | 'price'>) => ({
  untrustedName: name,
  price: formatCents(price),
});

async function findPerfumes(input: Fields): Promise<object> {
  const wish = requireText(input, 'wish');
  const answers = await Promise.allSettled(perfumeTargets.map(({ name }) => firstProducts(name)));
  const prices = perfumePrices(answers.flatMap((one) => (one.status === 'fulfilled' ? one.value : [])));
  const { isWish, hits, absent, nearest, understood, unclear } = answerTo(wish, prices);
  const describe = (hit: ScentHit): object => {
    const price = prices[hit.perfume];
    return {
      name: hit.name,
      fits: sentencesOf({ ...hit, misses: [] }),
      doesNotFit: sentencesOf({ ...hit, fits: [] }),
      price: price === undefined ? null : formatCents(price),
      address: address(hit.path),
    };
  };
  return {
    understood: understood.join(' '),
    notUnderstood: unclear,
    perfumes: hits.map(describe),
    noPerfumeHas: absent,
    ...(hits.length === 0 && { answer: isWish ? searchText('wish.unmet') : agentText('agents.noWish') }),
    ...(nearest && { nearest: describe(nearest) }),
  };
}

async function getPerfume(input: Fields): Promise<object> {
  const { perfume, name, path } = ownPerfume(input);
  const { facets, concentration, tagline } = perfumes[perfume];
  const { notes, character, description } = allPerfumeTexts[perfume];
  const sizes = (await firstProducts(name)).filter((one) => sizeOf(one.name, name) !== undefined);
  return {
    ...{ name, tagline, description, concentration, ...facets, ...character },
    families: facets.families.map((family) => familyNames[family]),
    notes: Object.values(notes)
      .flat()
      .map(({ name: note, curve: [fromHour, , toHour] }) => ({ note, fromHour, toHour })),
    sizes: sizes.map((size) => {
      const ml = mlOf(size.name) ?? 0;
      return { ...row(size), ml, per100ml: formatCents(pricePer100(size.price, ml)) };
    }),
    terms: Object.fromEntries(Object.entries(sellingTerms).filter(([, text]) => text !== null)),
    safety: Object.fromEntries(safetyOf(name).map(({ fact, text }) => [fact, text])),
    address: address(path),
  };
}

async function searchProducts(input: Fields): Promise<object> {
  const products = (await firstProducts(requireText(input, 'words'))).slice(0, MAX_ROWS);
  const rows = products.map((product) => ({ ...row(product), address: address(productPath(product)) }));
  return { note: agentText('agents.untrusted'), products: rows };
}

/** The customer's cart. @throws Refusal for a guest, and while it is not loaded */
function getCart(): object {
  const cart = currentCart();
  if (!cart) throw new Refusal(agentText('agents.logIn'));
  if (cart.state.status !== 'ready') throw new Refusal(agentText('agents.cartNotLoaded'));
  const shown = shownRows(cart.state.rows);
  const rows = shown.slice(0, MAX_ROWS).map((one) => ({ ...row(one), quantity: one.quantity }));
  const total = formatCents(cartTotal(shown));
  return { note: agentText('agents.untrusted'), rows, rowsInAll: shown.length, total };
}

/** Adds one piece after the other, as presses of a person would. The result says how many were accepted. */
async function addToCart(input: Fields): Promise<object> {
  const name = requireText(input, 'product');
  const wanted = readCount(input.quantity ?? 1);
  if (wanted === undefined || wanted > MAX_PIECES)
    throw new Refusal(agentText('agents.badInput', { field: 'quantity' }));
  const cart = currentCart();
  if (!cart) throw new Refusal(agentText('agents.logIn'));
  const { signal } = cart;
  const product = (await firstProducts(name)).find((one) => isSameName(one.name, name));
  if (!product) throw new Refusal(agentText('agents.unknownProduct'));
  let accepted = 0;
  // The customer may leave meanwhile.
  const left = new Promise<false>((resolve) => signal.addEventListener('abort', () => resolve(false)));
  const add = (): Promise<boolean> => Promise.race([addAndTell(cart, product), left]);
  while (accepted < wanted && !signal.aborted && (await add())) accepted += 1;
  return { accepted, ...(accepted < wanted && { error: agentText('agents.notAllAdded') }) };
}

const PAGES = {
  perfume: (input: Fields) => ownPerfume(input).path,
  results: (input: Fields) => searchPath(requireText(input, 'wish')),
  cart: () => paths.cart,
  login: () => paths.login,
};

function pagePath(input: Fields): string {
  const page = keysOf(PAGES).find((one) => one === input.page);
  if (page === undefined) throw new Refusal(agentText('agents.badInput', { field: 'page' }));
  return PAGES[page](input);
}

/** The shop's tools. @param open leads the person to a path */
export const toolsWith = (open: (path: string) => void): readonly Tool[] => [
  tool('find_perfumes', READS, { wish: textSchema('wish') }, findPerfumes),
  tool('get_perfume', READS_NAMES, { name: textSchema('name') }, getPerfume),
  tool('search_products', READS_NAMES, { words: textSchema('words') }, searchProducts),
  tool('get_cart', READS_NAMES, {}, getCart),
  tool(
    'add_to_cart',
    ACTS,
    {
      product: textSchema('product'),
      quantity: { type: 'integer', minimum: 1, maximum: MAX_PIECES, default: 1 },
    },
    addToCart,
  ),
  tool(
    'open_page',
    ACTS,
    { page: { type: 'string', enum: keysOf(PAGES) }, name: textSchema('name'), wish: textSchema('wish') },
    (input) => {
      const path = pagePath(input);
      open(path);
      return { opened: address(path) };
    },
  ),
];
