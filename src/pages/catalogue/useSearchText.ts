import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '../../config/constants';
import { useEvent } from '../../lib/useEvent';

/**
 * The text of the search input. It is sent 300 ms after the last key (behaviour 8.3), and follows other
 * changes of the address, for example Back.
 * @param current the search in the address
 * @param onSearch called with the trimmed text
 */
export function useSearchText(current: string, onSearch: (text: string) => void) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(current);
  const [sent, setSent] = useState(current);
  const [seen, setSeen] = useState(current);

  if (current !== seen) {
    setSeen(current);
    if (current !== sent) {
      setSent(current);
      setText(current);
    }
  }

  // Keeps what was typed before hydration.
  useLayoutEffect(() => {
    const early = input.current?.value;
    if (early) setText(early);
  }, []);

  const send = useEvent((): void => {
    const wanted = text.trim();
    if (wanted === sent) return;
    setSent(wanted);
    onSearch(wanted);
  });
  useEffect(() => {
    const timer = setTimeout(send, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text, send]);

  return { input, text, setText, send };
}
