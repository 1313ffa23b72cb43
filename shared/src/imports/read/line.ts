/** A line of a file. */
export interface Line {
  cells: string[];
  /** The cells of a workbook that are numbers, and so have no notation of their own. */
  numbers: Set<number>;
}
