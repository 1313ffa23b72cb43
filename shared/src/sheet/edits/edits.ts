/** A cell by what it is about, wherever its row stands on the screen. */
export interface CellId {
  row: string;
  column: string;
}

/** What somebody wrote into a cell and has not saved. */
export interface Edit extends CellId {
  text: string;
  /** What was saved there when they began. */
  base: string;
}

/** By `cellKey`. */
export type Edits = ReadonlyMap<string, Edit>;

export interface Change extends CellId {
  text: string;
}

export type ValueOf = (cell: CellId) => string;

export const cellKey = ({ row, column }: CellId): string => `${row}/${column}`;

/** Spaces around a text mean nothing; a text that is what is saved anyway is no edit. */
export function withChanges(edits: Edits, changes: readonly Change[], valueOf: ValueOf): Edits {
  const next = new Map(edits);
  for (const { row, column, text: written } of changes) {
    const key = cellKey({ row, column });
    const saved = valueOf({ row, column });
    const base = edits.get(key)?.base ?? saved;
    const text = written.trim();
    if (text === saved || text === base) next.delete(key);
    else next.set(key, { row, column, text, base });
  }
  return next;
}

/** Edits whose cells hold something else by now than when they began, and than what was written. */
export const isClash = ({ row, column, text, base }: Edit, valueOf: ValueOf): boolean => {
  const saved = valueOf({ row, column });
  return saved !== base && saved !== text;
};
