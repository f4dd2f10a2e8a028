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
