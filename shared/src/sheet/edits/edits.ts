/** Identifies a cell by its row and column, wherever they are on the screen. */
export interface CellId {
  row: string;
  column: string;
}

/** Unsaved text of a cell. */
export interface Edit extends CellId {
  text: string;
  /** The saved text when the edit began. */
  base: string;
  /** In which unit the text was typed, such as a currency, where a sheet has one. */
  unit?: string | undefined;
}

/** By `cellKey`. */
export type Edits = ReadonlyMap<string, Edit>;

export interface Change extends CellId {
  text: string;
}

export type ValueOf = (cell: CellId) => string;

export const cellKey = ({ row, column }: CellId): string => `${row}/${column}`;

/** Adds changes to the edits. Surrounding spaces are ignored; text equal to the saved one is no edit. */
export function withChanges(
  edits: Edits,
  changes: readonly Change[],
  valueOf: ValueOf,
  unit?: string,
): Edits {
  const next = new Map(edits);
  for (const { row, column, text: written } of changes) {
    const key = cellKey({ row, column });
    const saved = valueOf({ row, column });
    const edit = edits.get(key);
    const base = edit?.unit === unit ? (edit?.base ?? saved) : saved;
    const text = written.trim();
    if (text === saved || text === base) next.delete(key);
    else next.set(key, { row, column, text, base, ...(unit !== undefined && { unit }) });
  }
  return next;
}

/** Whether an edit conflicts: the saved text differs from that when it began, and from the edit. */
export const isClash = ({ row, column, text, base }: Edit, valueOf: ValueOf): boolean => {
  const saved = valueOf({ row, column });
  return saved !== base && saved !== text;
};
