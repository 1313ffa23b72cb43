import { useLayoutEffect, useMemo, useRef, useState } from 'react';
import type { CellId, ValueOf } from '../edits/edits';
import type { NamesRow, SavedName } from './namesOf';

type Known = ReadonlyMap<string, NamesRow>;

const with1 = (known: Known, row: NamesRow, { column }: CellId, saved: SavedName | undefined): Known =>
  new Map(known).set(row.id, { ...row, saved: { ...row.saved, [column]: saved } });

/** All entries shown so far, also on other pages, with their names as last loaded: edits are saved from any page. */
export function useKnownNames(visible: readonly NamesRow[]) {
  const [kept, setKept] = useState<{ rows: readonly NamesRow[]; known: Known }>({
    rows: [],
    known: new Map(),
  });
  let { known } = kept;
  if (kept.rows !== visible) {
    known = new Map([...known, ...visible.map((row) => [row.id, row] as const)]);
    setKept({ rows: visible, known });
  }
  const latest = useRef(known);
  useLayoutEffect(() => {
    latest.current = known;
  });
  const actions = useMemo(() => {
    const put = (next: Known) => {
      latest.current = next;
      setKept(({ rows }) => ({ rows, known: next }));
    };
    return {
      rowOf: (id: string): NamesRow | undefined => latest.current.get(id),
      /** Like `valueOf`, also inside the event that changed it. */
      newestOf: (cell: CellId): string => nameIn(latest.current, cell),
      add: (row: NamesRow) => put(new Map(latest.current).set(row.id, row)),
      /** Sets the saved name of a cell. */
      set: (cell: CellId, saved: SavedName | undefined) => {
        const row = latest.current.get(cell.row);
        if (row) put(with1(latest.current, row, cell, saved));
      },
    };
  }, []);
  const valueOf: ValueOf = (cell) => nameIn(known, cell);
  return { ...actions, known, valueOf };
}

const nameIn = (known: Known, { row, column }: CellId): string => known.get(row)?.saved[column]?.name ?? '';
