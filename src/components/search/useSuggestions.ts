import { useState, type KeyboardEvent } from 'react';
import { SEARCH_SUGGESTION_LIMIT } from '../../config/constants';
import { searchPath } from '../../config/paths';
import { isComposing } from '../../lib/isComposing';
import type { Found } from './FoundInOverlay';
import { matchesPlainly, pageTargets, perfumeTargets } from '../../model/searchTargets';

const TARGETS = [...perfumeTargets, ...pageTargets];

const NOTHING: Found = { query: '', paths: [], lines: [], answered: true };

/**
 * The overlay's list for the typed text: up to 8 matches, what else is found, and 'see all results', with its
 * keyboard control (ARIA Authoring Practices: combobox).
 * @param onGo called with the address that Enter navigates to
 */
export function useSuggestions(onGo: (path: string) => void) {
  const [text, setText] = useState('');
  // By its address: entries that are found later move the others.
  const [activePath, setActivePath] = useState<string | null>(null);
  const [reported, setReported] = useState(NOTHING);
  const query = text.trim();
  const matches = query === '' ? [] : TARGETS.filter(({ name }) => matchesPlainly(name, query));
  const listed = matches.slice(0, SEARCH_SUGGESTION_LIMIT);
  const found = reported.query === query ? reported : NOTHING;
  const allResults = searchPath(query);
  const addresses = query === '' ? [] : [...listed.map(({ path }) => path), ...found.paths, allResults];
  const active = activePath === null ? -1 : addresses.indexOf(activePath);

  const type = (typed: string): void => {
    setText(typed);
    setActivePath(null);
  };

  const enter = (): void => {
    const [only = allResults, second] = matches.map(({ path }) => path);
    if (query !== '') onGo(addresses[active] ?? (second === undefined ? only : allResults));
  };

  const press = (event: KeyboardEvent): void => {
    const { key } = event;
    if (isComposing(event.nativeEvent)) return;
    if (key === 'Enter') {
      event.preventDefault();
      enter();
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && addresses.length > 0) {
      event.preventDefault();
      // -1 is the input itself, which is part of the cycle.
      const places = addresses.length + 1;
      const step = key === 'ArrowDown' ? 1 : -1;
      setActivePath(addresses[((active + 1 + step + places) % places) - 1] ?? null);
    } else if (key === 'Home' || key === 'End' || key === 'ArrowLeft' || key === 'ArrowRight') {
      // These keys move the caret, so Enter then applies to the text, not to an entry.
      setActivePath(null);
    }
  };

  return { text, query, listed, found, addresses, active, type, press, onFound: setReported };
}
