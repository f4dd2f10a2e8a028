import { useRef } from 'react';
import { Button } from '../Button';
import { Failure } from '../Failure';
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
  const isLoading = state === 'loadingMore';
  const goesOn = isLoading || state === 'more';
  const loadByHand = (): void => {
    // The button disappears while its page loads.
    end.current?.focus({ preventScroll: true });
    loadMore();
  };
  return (
    <>
      <InfiniteTrigger active={goesOn} loading={isFetching} onReach={loadMore}>
        <div ref={end} className={styles.end} tabIndex={-1}>
          {state === 'moreFailed' && <Failure text={texts.failed} onRetry={retry} />}
          {state === 'byHand' && (
            <>
              {texts.note && <p>{texts.note}</p>}
              <Button kind="outline" onClick={loadByHand}>
                {texts.loadMore}
              </Button>
            </>
          )}
        </div>
        {/* A new element for each page: one that moves would count as a layout shift. */}
        {isLoading && <p key={rows.length}>{texts.loading}</p>}
      </InfiniteTrigger>
      {(goesOn || state === 'loading') && <div className={styles.reserve} />}
    </>
  );
}
