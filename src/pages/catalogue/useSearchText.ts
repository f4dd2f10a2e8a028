import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { SEARCH_DEBOUNCE_MS } from '#config/constants';
import { tidyQuery } from '#lib/names';

/** The search input's text, sent 300 ms after the last key. @param current the one in the address */
export function useSearchText(current: string, on: Record<'onSearch' | 'onLeave', (text: string) => void>) {
  const input = useRef<HTMLInputElement>(null);
  const [text, setText] = useState(current);
  const sent = useRef(current);
  /** What was typed before hydration, until it is sent: it is newer than the address, which is known after it. */
  const early = useRef('');

  useEffect(() => {
    if (current === sent.current) return;
    sent.current = current;
    if (early.current === '') setText(current);
  }, [current]);

  useLayoutEffect(() => {
    early.current = input.current?.value ?? '';
    if (early.current) setText(early.current);
  }, []);

  const send = (): void => {
    const wanted = tidyQuery(text);
    early.current = '';
    if (wanted === sent.current) return;
    sent.current = wanted;
    on.onSearch(wanted);
  };
  const sendLatest = useEffectEvent(send);
  useEffect(() => {
    const timer = setTimeout(sendLatest, SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [text]);

  const leave = useEffectEvent(({ target }: MouseEvent) => {
    if (target instanceof Element && target.closest('a') && tidyQuery(text) !== sent.current)
      on.onLeave(tidyQuery(text));
  });
  useEffect(() => {
    const listener = (event: MouseEvent): void => leave(event);
    document.addEventListener('click', listener, true);
    return () => document.removeEventListener('click', listener, true);
  }, []);

  return { input, text, setText, send };
}
