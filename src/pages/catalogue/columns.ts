/** The numbers of columns that the grid can have (ProductGrid.module.css). */
export const COLUMNS = [2, 3, 4] as const;
