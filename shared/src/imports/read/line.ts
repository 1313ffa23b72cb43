/** A line of a file. */
export interface Line {
  /** Texts as their reader saw them. */
  cells: string[];
  /** Plain numbers of cells that are numbers in a workbook, by column: they have no notation of their own. */
  numbers: Map<number, string>;
  /** Hidden in its workbook, and to be skipped. */
  isHidden?: boolean;
}

export const asLine = (cells: string[]): Line => ({ cells, numbers: new Map() });
