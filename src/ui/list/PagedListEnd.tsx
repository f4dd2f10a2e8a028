import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { uiText } from '../texts';
import { Button } from '../Button';
import { InfiniteTrigger } from './InfiniteTrigger';
import styles from './PagedListEnd.module.css';
import type { PagedList } from './paging';

interface PagedListEndProps {
  list: PagedList<unknown>;
  texts: {
    loading: string;
    failed: string;
    /** The text of the button when the list does not continue automatically, and a note above it. */
    loadMore: string;
    note?: string | null;
  };
}

/** The end of a list: it requests the next page, shows that it is loading, or offers a button. */
export function PagedListEnd({ list, texts }: PagedListEndProps) {
  const { state, rows, isFetching, loadMore, retry } = list;
  const end = useRef<HTMLDivElement>(null);
  // A pressed button keeps its place and the focus while its page loads.
  const [pressed, setPressed] = useState<{ text: string; at: number }>();
  const isLoading = state === 'loadingMore';
  const kept = pressed?.at === rows.length ? pressed.text : null;
  const offered = { moreFailed: uiText('action.tryAgain'), byHand: texts.loadMore, loadingMore: kept };
  const text = state in offered ? offered[state as keyof typeof offered] : null;
  const press = (): void => {
    if (text !== null) setPressed({ text, at: rows.length });
    if (state === 'moreFailed') retry();
    else loadMore();
  };
  const goesOn = isLoading || state === 'more';
  return (
    <>
      <InfiniteTrigger active={goesOn} loading={isFetching} onReach={loadMore}>
        <div ref={end} className={styles.end} tabIndex={-1}>
          {state === 'moreFailed' && <p>{texts.failed}</p>}
          {state === 'byHand' && texts.note && <p>{texts.note}</p>}
          {text !== null && <AskButton text={text} pending={isLoading} onAsk={press} focusTarget={end} />}
        </div>
        {/* A new element for each page: one that moves would count as a layout shift. */}
        {isLoading && <p key={rows.length}>{texts.loading}</p>}
      </InfiniteTrigger>
      {(goesOn || state === 'loading') && <div className={styles.reserve} />}
    </>
  );
}

interface AskButtonProps {
  text: string;
  pending: boolean;
  onAsk: () => void;
  /** The element that gets the focus when the button disappears. */
  focusTarget: RefObject<HTMLElement | null>;
}

function AskButton({ text, pending, onAsk, focusTarget }: AskButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [button, next] = [place.current, focusTarget.current];
    return () => {
      if (button?.contains(document.activeElement)) next?.focus({ preventScroll: true });
    };
  }, [focusTarget]);
  return (
    <span ref={place}>
      <Button kind="outline" pending={pending} onClick={onAsk}>
        {text}
      </Button>
    </span>
  );
}
