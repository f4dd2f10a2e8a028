import { Button } from '../Button';
import { Failure } from '../Failure';
import { InfiniteTrigger } from './InfiniteTrigger';
import styles from './PagedListEnd.module.css';

/**
 * What a list is doing.
 *
 * | state       | first page | next page                                                     |
 * | ----------- | ---------- | ------------------------------------------------------------- |
 * | loading     | loads      |                                                               |
 * | failed      | failed     |                                                               |
 * | complete    | is there   | none                                                          |
 * | loadingMore | is there   | loads                                                         |
 * | more        | is there   | loads when the list's end comes into view                     |
 * | byHand      | is there   | loads at a press: the server repeats itself, or rows are many |
 * | moreFailed  | is there   | failed                                                        |
 */
export type ListState = 'loading' | 'failed' | 'complete' | 'loadingMore' | 'more' | 'byHand' | 'moreFailed';

export interface PagedList<Row> {
  state: ListState;
  /** All loaded rows in the order of the answers, each id once. */
  rows: readonly Row[];
  isFetching: boolean;
  loadMore: () => void;
  retry: () => void;
}

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
      <InfiniteTrigger active={goesOn} loading={isFetching} onReach={loadMore}>
        <div className={styles.end} tabIndex={-1}>
          {state === 'moreFailed' && <Failure text={texts.failed} onRetry={retry} />}
          {state === 'byHand' && (
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
