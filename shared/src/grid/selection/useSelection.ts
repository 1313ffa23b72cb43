import { useCallback, useState } from 'react';
import type { RowSource } from '../list/rowSource';

/** All positions between two, both included, in either order. */
const placesBetween = (one: number, other: number): number[] =>
  Array.from({ length: Math.abs(one - other) + 1 }, (_, step) => Math.min(one, other) + step);

/** The selected rows. Kept from page to page until search or filters change. */
export interface Selection<T> {
  count: number;
  /** Selected rows as last loaded, in the order of selection. */
  rows: T[];
  /** Number of rows that a change of search or filters has deselected; 0 again after the next selection. */
  dropped: number;
  has: (id: string) => boolean;
  /** Toggles the row at a position. */
  toggle: (place: number) => void;
  /** Selects rows up to a position: from the last toggled one, or from `from` if there is none. */
  range: (from: number, to: number) => void;
  /** Selects the rows of this page (or the visible pages while scrolling), or deselects them if all are selected. */
  togglePage: () => void;
  /** Whether all, some or none of the rows of this page are selected. */
  onPage: 'all' | 'some' | 'none';
  /** Selects these rows and no others. */
  replace: (rows: readonly T[]) => void;
  clear: () => void;
  /** Deselects rows that no longer exist. */
  forget: (ids: ReadonlySet<string>) => void;
}

type Selected<T> = ReadonlyMap<string, T>;

interface SelectionState<T> {
  selected: Selected<T>;
  /** Start of a range, by its position in the whole list, and the selection before it. */
  anchor?: { place: number; before: Selected<T> };
  dropped: number;
  narrowedBy: string;
}

const nothing = new Map<string, never>();

/** `narrowedBy` identifies search and filters, in any form. */
export function useSelection<T extends { id: string }>(
  source: RowSource<T>,
  narrowedBy: string,
): Selection<T> {
  const [state, setState] = useState<SelectionState<T>>({ selected: nothing, dropped: 0, narrowedBy });
  if (state.narrowedBy !== narrowedBy)
    setState({ selected: nothing, dropped: state.selected.size, narrowedBy });
  const { selected, anchor, dropped } = state;

  const select = (next: Selected<T>, begin?: SelectionState<T>['anchor']) =>
    setState({ selected: next, anchor: begin, dropped: 0, narrowedBy });
  const forget = useCallback(
    (ids: ReadonlySet<string>) =>
      setState((before) => ({
        ...before,
        selected: new Map([...before.selected].filter(([id]) => !ids.has(id))),
        anchor: undefined,
      })),
    [],
  );
  const rowsAt = (places: number[]) => places.flatMap((place) => source.at(place) ?? []);
  const page = source.loaded;
  const loaded = new Map(page.map((row) => [row.id, row]));
  const selectedHere = page.filter(({ id }) => selected.has(id)).length;
  const onPage = selectedHere === 0 ? 'none' : selectedHere === page.length ? 'all' : 'some';

  return {
    count: selected.size,
    rows: [...selected.values()].map((row) => loaded.get(row.id) ?? row),
    dropped,
    has: (id) => selected.has(id),
    toggle: (place) => {
      const row = source.at(place);
      if (!row) return;
      const next = selected.has(row.id) ? without(selected, [row]) : having(selected, [row]);
      select(next, { place: source.before + place, before: next });
    },
    range: (from, to) => {
      const begin = anchor ?? { place: source.before + from, before: selected };
      select(having(begin.before, rowsAt(placesBetween(begin.place - source.before, to))), begin);
    },
    togglePage: () => select(onPage === 'all' ? without(selected, page) : having(selected, page)),
    onPage,
    replace: (rows) => select(having(nothing, rows)),
    clear: () => select(nothing),
    forget,
  };
}

const having = <T extends { id: string }>(selected: Selected<T>, rows: readonly T[]): Selected<T> =>
  new Map([...selected, ...rows.map((row): [string, T] => [row.id, row])]);

function without<T extends { id: string }>(selected: Selected<T>, rows: readonly T[]): Selected<T> {
  const gone = new Set(rows.map(({ id }) => id));
  return new Map([...selected].filter(([id]) => !gone.has(id)));
}
