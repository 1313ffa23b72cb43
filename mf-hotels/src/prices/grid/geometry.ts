/** Pixels. All rows and columns have one size, so that positions are calculated, not measured. */
export const ROW_HEIGHT = 26;
export const COLUMN_WIDTH = 100;
export const HEADER_HEIGHT = 54;
