import { useCallback, useState } from 'react';
import type { RowSource } from '../list/rowSource';
import { placesBetween } from './range';

/** What the person has ticked. It is kept from page to page, until what the list shows is narrowed in another way. */
export interface Selection<T> {
  count: number;
  /** The chosen rows as they were last read, in the order of choice. */
  rows: T[];
  /** How many a change of search or filters has let go; 0 as soon as something is chosen again. */
  dropped: number;
  has: (id: string) => boolean;
  /** Adds or removes the row at a place of the table. */
  toggle: (place: number) => void;
  /** Adds the rows up to a place: from the last one that was toggled, or from `from` where none was. */
  range: (from: number, to: number) => void;
  /** Adds the rows of this page (while scrolling: of the pages in sight), or takes them away when all are chosen. */
  togglePage: () => void;
  /** Whether the rows on this page are chosen: all, some or none of them. */
  onPage: 'all' | 'some' | 'none';
  clear: () => void;
  /** Lets go of rows that exist no more. */
  forget: (ids: ReadonlySet<string>) => void;
}

type Chosen<T> = ReadonlyMap<string, T>;

interface Choice<T> {
  chosen: Chosen<T>;
  /** Where a range begins, by the place in the whole list, and what was chosen before it. */
  anchor?: { place: number; before: Chosen<T> };
  dropped: number;
  narrowedBy: string;
}

const nothing = new Map<string, never>();

/** `narrowedBy` says what search and filters are, in any form. */
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
