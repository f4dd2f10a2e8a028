import { GROUP_SIZE } from '../../components/lists/GroupedList';

/** The numbers of columns that the grid can have (ProductGrid.module.css). */
export const COLUMNS = [2, 3, 4] as const;

/** The number of skeletons that fill the last line, however many columns there are; the style sheet hides the others. */
export function placesAfter(rows: number): number {
  return Math.min(3, (GROUP_SIZE - (rows % GROUP_SIZE)) % GROUP_SIZE);
}
