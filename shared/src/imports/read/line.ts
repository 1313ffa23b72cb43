/** A line of a file. */
export interface Line {
  cells: string[];
  /** Columns whose cells are numbers in a workbook, and so have no notation of their own. */
  numbers: Set<number>;
}
