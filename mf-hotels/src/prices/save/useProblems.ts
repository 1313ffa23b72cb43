import { isClash, type CellId, type SheetEdits } from '@itinera/shared/sheet';
import { useMemo } from 'react';

interface Named {
  id: string;
  name: string;
}

interface Parts {
  /** Reasons by the key of the cell. */
  problems: ReadonlyMap<string, string>;
  edits: SheetEdits;
  rows: readonly Named[];
  columns: readonly Named[];
  savedText: (cell: CellId) => string;
}

/** Edits that can't be saved, with the names of their cells and the text that another user has saved. */
export function useProblems({ problems, edits: { all }, rows, columns, savedText }: Parts) {
  return useMemo(() => {
    const names = new Map([...rows, ...columns].map(({ id, name }) => [id, name]));
    return [...problems].flatMap(([key, reason]) => {
      const edit = all.get(key);
      if (!edit) return [];
      const where = `${names.get(edit.row) ?? 'A row'}, ${names.get(edit.column) ?? 'a column'}`;
      const theirs = isClash(edit, savedText) ? savedText(edit) : undefined;
      return [{ key, where, text: edit.text, reason, theirs }];
    });
  }, [problems, all, rows, columns, savedText]);
}
