/** Pixels. All rows and columns have one size, so that the place of a cell is calculated and never measured. */
export const ROW_HEIGHT = 28;
export const COLUMN_WIDTH = 100;
export const HEADER_HEIGHT = 58;
