import { useState, type KeyboardEvent } from 'react';
import { SEARCH_SUGGESTION_LIMIT } from '../config/constants';
import { searchPath } from '../config/paths';
import { isComposing } from '../lib/isComposing';
import { matchesPlainly, pageTargets, perfumeTargets } from '../model/searchTargets';

/** An entry of the overlay's list. The one without a name is 'see all results'. */
export interface Suggestion {
  name: string | null;
  path: string;
}

const TARGETS = [...perfumeTargets, ...pageTargets];

/**
 * The overlay's list for the typed text, up to 8 matches and 'see all results', and its keyboard control
 * (behaviour 13.2 to 13.7; ARIA Authoring Practices: combobox).
 * @param onGo called with the address that Enter navigates to
 */
export function useSuggestions(onGo: (path: string) => void) {
  const [text, setText] = useState('');
  const [active, setActive] = useState(-1);
  const query = text.trim();
  const matches = query === '' ? [] : TARGETS.filter(({ name }) => matchesPlainly(name, query));
  const allResults: Suggestion = { name: null, path: searchPath(query) };
  const options: readonly Suggestion[] =
    query === '' ? [] : [...matches.slice(0, SEARCH_SUGGESTION_LIMIT), allResults];

  const type = (typed: string): void => {
    setText(typed);
    setActive(-1);
  };

  const enter = (): void => {
    const chosen = options[active] ?? (matches.length === 1 ? matches[0] : allResults);
    if (query !== '' && chosen) onGo(chosen.path);
  };

  const press = (event: KeyboardEvent): void => {
    const { key } = event;
    if (isComposing(event.nativeEvent)) return;
    if (key === 'Enter') {
      event.preventDefault();
      enter();
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && options.length > 0) {
      event.preventDefault();
      // -1 is the input itself, which is part of the cycle.
      const places = options.length + 1;
      const step = key === 'ArrowDown' ? 1 : -1;
      setActive((before) => ((before + 1 + step + places) % places) - 1);
    } else if (key === 'Home' || key === 'End' || key === 'ArrowLeft' || key === 'ArrowRight') {
      // These keys move the caret, so Enter then applies to the text, not to an entry.
      setActive(-1);
    }
  };

  return {
    text,
    query,
    matchCount: Math.min(matches.length, SEARCH_SUGGESTION_LIMIT),
    options,
    active,
    type,
    press,
  };
}
