import { useCallback, useState } from 'react';
import type { RowSource } from '../list/rowSource';
import { placesBetween } from './range';

/** The selected rows. Kept from page to page until search or filters change. */
export interface Selection<T> {
  count: number;
  /** The selected rows as they were last loaded, in the order of selection. */
  rows: T[];
  /** How many rows a change of search or filters has deselected; 0 again after the next selection. */
  dropped: number;
  has: (id: string) => boolean;
  /** Toggles the row at a position. */
  toggle: (place: number) => void;
  /** Selects the rows up to a position: from the last toggled one, or from `from` if there is none. */
  range: (from: number, to: number) => void;
  /**
   * Selects the rows of this page (while scrolling: of the visible pages), or deselects them if all are
   * selected.
   */
  togglePage: () => void;
  /** Whether all, some or none of the rows of this page are selected. */
  onPage: 'all' | 'some' | 'none';
  clear: () => void;
  /** Deselects rows that no longer exist. */
  forget: (ids: ReadonlySet<string>) => void;
}

type Chosen<T> = ReadonlyMap<string, T>;

interface Choice<T> {
  chosen: Chosen<T>;
  /** Start of a range, by its position in the whole list, and the selection before it. */
  anchor?: { place: number; before: Chosen<T> };
  dropped: number;
  narrowedBy: string;
}

const nothing = new Map<string, never>();

/** `narrowedBy` identifies search and filters, in any form. */
export function useSelection<T extends { id: string }>(
  source: RowSource<T>,
  narrowedBy: string,
): Selection<T> {
  const [choice, setChoice] = useState<Choice<T>>({ chosen: nothing, dropped: 0, narrowedBy });
  if (choice.narrowedBy !== narrowedBy)
    setChoice({ chosen: nothing, dropped: choice.chosen.size, narrowedBy });
  const { chosen, anchor, dropped } = choice;

  const choose = (next: Chosen<T>, begin?: Choice<T>['anchor']) =>
    setChoice({ chosen: next, anchor: begin, dropped: 0, narrowedBy });
  const forget = useCallback(
    (ids: ReadonlySet<string>) =>
      setChoice((before) => ({
        ...before,
        chosen: new Map([...before.chosen].filter(([id]) => !ids.has(id))),
        anchor: undefined,
      })),
    [],
  );
  const rowsAt = (places: number[]) => places.flatMap((place) => source.at(place) ?? []);
  const page = source.loaded;
  const chosenHere = page.filter(({ id }) => chosen.has(id)).length;
  const onPage = chosenHere === 0 ? 'none' : chosenHere === page.length ? 'all' : 'some';

  return {
    count: chosen.size,
    rows: [...chosen.values()].map((row) => page.find(({ id }) => id === row.id) ?? row),
    dropped,
    has: (id) => chosen.has(id),
    toggle: (place) => {
      const row = source.at(place);
      if (!row) return;
      const next = chosen.has(row.id) ? without(chosen, [row]) : having(chosen, [row]);
      choose(next, { place: source.before + place, before: next });
    },
    range: (from, to) => {
      const begin = anchor ?? { place: source.before + from, before: chosen };
      choose(having(begin.before, rowsAt(placesBetween(begin.place - source.before, to))), begin);
    },
    togglePage: () => choose(onPage === 'all' ? without(chosen, page) : having(chosen, page)),
    onPage,
    clear: () => choose(nothing),
    forget,
  };
}

const having = <T extends { id: string }>(chosen: Chosen<T>, rows: readonly T[]): Chosen<T> =>
  new Map([...chosen, ...rows.map((row): [string, T] => [row.id, row])]);

function without<T extends { id: string }>(chosen: Chosen<T>, rows: readonly T[]): Chosen<T> {
  const gone = new Set(rows.map(({ id }) => id));
  return new Map([...chosen].filter(([id]) => !gone.has(id)));
}
