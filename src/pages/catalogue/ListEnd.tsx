import { useLayoutEffect, useRef, useState, type RefObject } from 'react';
import type { ProductList } from '../../components/useProducts';
import { t } from '../../i18n/catalogue';
import { t as common } from '../../i18n/common';
import { Button } from '../../ui/Button';
import { InfiniteTrigger } from '../../ui/InfiniteTrigger';
import styles from './ListEnd.module.css';

interface ListEndProps {
  list: ProductList;
  /** The list is sorted or filtered, so that all of it is wanted. */
  whole: boolean;
}

/** The end of the list: it asks for the next page, says that it loads, or lets the reader ask (behaviour 8.9). */
export function ListEnd({ list: { products, more, loadMore, retry }, whole }: ListEndProps) {
  const end = useRef<HTMLDivElement>(null);
  // The button that was pressed keeps its place, and the focus, while its page loads.
  const [pressed, setPressed] = useState<{ text: string; at: typeof more } | null>(null);
  const loading = more === 'loading';
  if (pressed && !loading && more !== pressed.at) setPressed(null);

  const text =
    more === 'failed'
      ? common('action.tryAgain')
      : more === 'byHand'
        ? t('catalogue.loadMore')
        : (pressed?.text ?? null);
  const press = (): void => {
    if (text !== null) setPressed({ text, at: more });
    if (more === 'failed') retry();
    else loadMore();
  };
  return (
    <InfiniteTrigger active={loading || more === 'auto'} loading={loading} onReach={loadMore}>
      <div ref={end} className={styles.end} tabIndex={-1}>
        {more === 'failed' && <p>{t('catalogue.moreFailed')}</p>}
        {whole && more === 'byHand' && <p>{t('catalogue.sortedAmong', { count: products.length })}</p>}
        {text !== null && <AskButton text={text} pending={loading} onAsk={press} heir={end} />}
        {loading && <p>{t('catalogue.loadingMore')}</p>}
      </div>
    </InfiniteTrigger>
  );
}

interface AskButtonProps {
  text: string;
  pending: boolean;
  onAsk: () => void;
  /** What takes the focus over when the button goes. */
  heir: RefObject<HTMLElement | null>;
}

function AskButton({ text, pending, onAsk, heir }: AskButtonProps) {
  const place = useRef<HTMLSpanElement>(null);
  useLayoutEffect(() => {
    const [button, next] = [place.current, heir.current];
    return () => {
      if (button?.contains(document.activeElement)) next?.focus({ preventScroll: true });
    };
  }, [heir]);
  return (
    <span ref={place}>
      <Button kind="outline" pending={pending} onClick={onAsk}>
        {text}
      </Button>
    </span>
  );
}
