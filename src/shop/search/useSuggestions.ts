import { useState, type KeyboardEvent } from 'react';
import { useNavigate } from 'react-router-dom';
import { SEARCH_SUGGESTION_LIMIT } from '#config/constants';
import { searchPath } from '#config/paths';
import { isComposing } from '#lib/isComposing';
import { tidyQuery } from '#lib/names';
import { perfumeTargets } from '#shop/products/perfumeTargets';
import { useAuth } from '#shop/session/AuthContext';
import { perfumeRow, productRow, type FoundRowProps } from './FoundRow';
import { eachOnce } from './eachOnce';
import { foundText } from './foundTexts';
import { helpFor } from './help';
import { matchesPlainly, pageTargets } from './searchTargets';
import { useByScent } from './useByScent';
import { useShopSuggestions } from './useShopSuggestions';

const NAMED: readonly FoundRowProps[] = [
  ...perfumeTargets.map((target) => perfumeRow(target, '64px')),
  ...pageTargets,
];

const MAX_BY_SCENT = 3;

/** What the overlay finds for a query: at most 8 matches by name, by scent and in the shop, and help. */
function useMatches(query: string) {
  const { user } = useAuth();
  const { products, named, answered } = useShopSuggestions(query);
  const scents = useByScent(query, products, answered);
  const all = query === '' ? [] : NAMED.filter(({ name }) => matchesPlainly(name, query));
  const take = eachOnce();
  const names = take(all, SEARCH_SUGGESTION_LIMIT);
  const left = SEARCH_SUGGESTION_LIMIT - names.length;
  const byScent = take(scents.rows, Math.min(MAX_BY_SCENT, left));
  const inShop = take(named.map(productRow), left - byScent.length);
  const groups = [
    { title: foundText('found.byScent'), rows: [...byScent, ...scents.band] },
    { title: foundText('found.inShop'), rows: inShop },
    { title: foundText('help.title'), rows: take(helpFor(query, user !== null)) },
  ];
  return {
    names,
    groups: groups.filter(({ rows }) => rows.length > 0),
    only: all.length === 1 ? all[0] : undefined,
    sentences: query === '' ? [] : scents.sentences,
    count: names.length + byScent.length + inShop.length,
    isAnswered: answered && scents.isReady,
  };
}

/**
 * The overlay's list for the typed text, and its keyboard control (ARIA Authoring Practices: combobox). The last
 * entry is 'see all results'.
 */
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

  const press = (event: KeyboardEvent): void => {
    const { key } = event;
    if (isComposing(event.nativeEvent)) return;
    if (key === 'Enter') {
      event.preventDefault();
      if (query !== '') void navigate(addresses[active] ?? matches.only?.path ?? allResults);
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && addresses.length > 0) {
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

  return { text, query, matches, addresses, active, type, press };
}
