import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import { t } from '../../i18n/common';
import { Button } from '../../ui/Button';
import { InfiniteTrigger } from '../../ui/InfiniteTrigger';
import styles from './PagedListEnd.module.css';
import type { PagedList } from './usePagedList';

interface PagedListEndProps {
  list: Pick<PagedList<unknown>, 'status' | 'rows' | 'more' | 'loadMore' | 'retry'>;
  texts: {
    loading: string;
    failed: string;
    /** The text of the button when the list does not continue automatically, and a note above it. */
    loadMore: string;
    note?: string | null;
  };
}

/** The end of a list: it requests the next page, shows that it is loading, or offers a button. */
export function PagedListEnd({ list: { status, rows, more, loadMore, retry }, texts }: PagedListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  // A pressed button keeps its place and the focus while its page loads.
  const [pressed, setPressed] = useState<{ text: string; at: typeof more } | null>(null);
  const loading = more === 'loading';
  if (pressed && !loading && more !== pressed.at) setPressed(null);

  const text =
    more === 'failed' ? t('action.tryAgain') : more === 'byHand' ? texts.loadMore : (pressed?.text ?? null);
  const press = (): void => {
    if (text !== null) setPressed({ text, at: more });
    if (more === 'failed') retry();
    else loadMore();
  };
  const goesOn = loading || more === 'auto';
  return (
    <>
      <InfiniteTrigger active={goesOn} loading={loading} onReach={loadMore}>
        <div ref={end} className={styles.end} tabIndex={-1}>
          {more === 'failed' && <p>{texts.failed}</p>}
          {more === 'byHand' && texts.note && <p>{texts.note}</p>}
          {text !== null && <AskButton text={text} pending={loading} onAsk={press} focusTarget={end} />}
        </div>
        {/* A new element for each page: one that moves would count as a layout shift. */}
        {loading && <p key={rows.length}>{texts.loading}</p>}
      </InfiniteTrigger>
      {(goesOn || status === 'loading') && <div className={styles.reserve} />}
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
