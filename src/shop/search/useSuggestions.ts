import { useEffect, useState, type KeyboardEvent, type SyntheticEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { PAGE_SIZE, SEARCH_DEBOUNCE_MS, SEARCH_SUGGESTION_LIMIT } from '#config/constants';
import { searchPath } from '#config/paths';
import { isComposing } from '#lib/isComposing';
import { tidyQuery } from '#lib/names';
import { perfumeTargets } from '#shop/products/perfumeTargets';
import { perfumeRow, productRow, type ResultRowProps } from './ResultRow';
import { searchText } from './texts';
import { createDeduper } from './createDeduper';
import { matchesPlainly, matchesProduct, pageTargets, wordBeginningsFirst } from './searchTargets';
import { useByScent } from './useByScent';
import { useSearchedProducts } from './useSearchedProducts';

const NAMED: readonly ResultRowProps[] = [
  ...perfumeTargets.map((target) => perfumeRow(target, '64px')),
  ...pageTargets,
];

const MAX_BY_SCENT = 3;

/** A single letter from a to z, or a digit, is in almost every name: the API is not asked for it. */
const isAskedFor = (query: string): boolean => !/^[a-z\d]?$/i.test(query.replace(/[^\p{L}\p{N}]/gu, ''));

/** The API's first products, 300 ms after the last key; until they come, those of the text before. @param query trimmed */
function useShopSuggestions(query: string) {
  const isWanted = isAskedFor(query);
  const [typedBefore, setTypedBefore] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setTypedBefore(query), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [query]);
  const { state, rows } = useSearchedProducts(query, {
    enabled: isWanted && typedBefore === query,
    keepPreviousRows: true,
  });
  // Rows that the catalogue has loaded for a letter would come and go with its cache.
  const products = isWanted ? rows.slice(0, PAGE_SIZE) : [];
  return { products, isWanted, isAnswered: !isWanted || state !== 'loading' };
}

/** What the overlay finds for a query: at most 8 matches by name, by scent and in the shop, and help. */
function useMatches(query: string) {
  const { products, isWanted, isAnswered } = useShopSuggestions(query);
  const named = products.filter(({ name }) => matchesProduct(name, query));
  const { help, ...scents } = useByScent(query, products, isAnswered);
  const all = query === '' ? [] : NAMED.filter(({ name }) => matchesPlainly(name, query));
  const dedupe = createDeduper();
  const names = dedupe(wordBeginningsFirst(all, query), SEARCH_SUGGESTION_LIMIT);
  const left = SEARCH_SUGGESTION_LIMIT - names.length;
  const byScent = dedupe(scents.rows, Math.min(MAX_BY_SCENT, left));
  const inShop = dedupe(wordBeginningsFirst(named, query).map(productRow), left - byScent.length);
  const groups = [
    { title: searchText('answer.byScent'), rows: [...byScent, ...scents.band] },
    { title: searchText('answer.inShop'), rows: inShop },
    { title: searchText('help.title'), rows: dedupe(help.links) },
  ];
  const count = names.length + byScent.length + inShop.length;
  const isReady = isAnswered && scents.isReady;
  return {
    names,
    groups: groups.filter(({ rows }) => rows.length > 0),
    only: all.length === 1 ? all[0] : undefined,
    sentences: query === '' ? [] : [...help.sentences, ...scents.sentences],
    count,
    isAnswered: isReady,
    /** Whether that nothing matches may be said: the API was asked, and no question was understood. */
    isNothing: isReady && isWanted && count === 0 && help.links.length === 0,
  };
}

/** The overlay's list and its keyboard control (ARIA's combobox pattern). The last entry is 'see all results'. */
export function useSuggestions() {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  // By its address: entries that are found later move the others.
  const [activePath, setActivePath] = useState<string | null>(null);
  const query = tidyQuery(text);
  const matches = useMatches(query);
  const allResults = searchPath(query);
  const rows = [...matches.names, ...matches.groups.flatMap((group) => group.rows)];
  const addresses = query === '' ? [] : [...rows.map(({ path }) => path), allResults];
  const active = activePath === null ? -1 : addresses.indexOf(activePath);

  const type = (typed: string): void => {
    setText(typed);
    setActivePath(null);
  };

  /** Enter, or the Search key of a keyboard on screen, which may come while a word is composed. */
  const submit = (event: SyntheticEvent): void => {
    event.preventDefault();
    if (query !== '') void navigate(addresses[active] ?? matches.only?.path ?? allResults);
  };

  const press = (event: KeyboardEvent): void => {
    const { key } = event;
    if (isComposing(event.nativeEvent)) return;
    if ((key === 'ArrowDown' || key === 'ArrowUp') && addresses.length > 0) {
      event.preventDefault();
      // The arrows go round: the input, then each entry. -1 is the last of them.
      const stops = [null, ...addresses];
      const next = active + 1 + (key === 'ArrowDown' ? 1 : -1);
      setActivePath(stops.at(next % stops.length) ?? null);
    } else if (key === 'Home' || key === 'End' || key === 'ArrowLeft' || key === 'ArrowRight') {
      // These keys move the caret, so Enter then applies to the text, not to an entry.
      setActivePath(null);
    }
  };

  return { text, query, matches, addresses, active, type, press, submit };
}
