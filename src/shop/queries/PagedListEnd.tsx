import { Button } from '#ui/Button';
import { Failure } from '#ui/Failure';
import { InfiniteTrigger } from '#ui/list/InfiniteTrigger';
import styles from './PagedListEnd.module.css';
import type { PagedList } from './usePagedList';

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
  const isLoading = state === 'loadingMore';
  const goesOn = isLoading || state === 'more';
  return (
    <>
      <InfiniteTrigger active={goesOn && !isFetching} onReach={loadMore}>
        <div className={styles.end} tabIndex={-1}>
          {state === 'moreFailed' && <Failure text={texts.failed} onRetry={retry} />}
          {state === 'manual' && (
            <>
              {texts.note && <p>{texts.note}</p>}
              <Button kind="outline" disappears onClick={loadMore}>
                {texts.loadMore}
              </Button>
            </>
          )}
        </div>
        {/* A new element for each page: one that moves would count as a layout shift. */}
        {isLoading && <p key={rows.length}>{texts.loading}</p>}
      </InfiniteTrigger>
      {(goesOn || state === 'loading') && <div className="reserve screen-only" />}
    </>
  );
}
