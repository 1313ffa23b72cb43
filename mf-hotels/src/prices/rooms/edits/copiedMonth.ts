import { addDays, isCounted, nightsBetween, type Allotment, type CopyMonth } from '@itinera/shared/contracts';
import type { CellId } from '@itinera/shared/sheet';
import { daysOf, monthOf } from '../model/nights';
import { covers, lockOf, type RoomsRow } from '../model/roomsRow';

/** The day of a month whose rooms a day of another month gets: the same date, or the nearest of the same weekday. */
export function sourceOf(day: string, from: string, days: CopyMonth['days']): string {
  const source = daysOf(from);
  const [first = '', last = ''] = [source[0], source.at(-1)];
  if (days === 'dates') return source[Number(day.slice(8)) - 1] ?? last;
  const weeks = 7 * Math.round(nightsBetween(first, `${monthOf(day)}-01`) / 7);
  const found = addDays(day, -weeks);
  if (found < first) return addDays(found, 7);
  return found > last ? addDays(found, -7) : found;
}

const isOfTheSame = (one: Allotment, other: Allotment): boolean =>
  one.dmc_id === other.dmc_id &&
  one.kind === other.kind &&
  one.room_type_ids.toSorted().join() === other.room_type_ids.toSorted().join();

/** The row of a later night: the same allotment, or the one that follows it for the same rooms, such as that of the next year. */
const heirOf = (row: RoomsRow, rows: readonly RoomsRow[], source: string, day: string) =>
  covers(row.allotment, day)
    ? row
    : rows.find(
        ({ allotment }) =>
          isOfTheSame(allotment, row.allotment) && covers(allotment, day) && !covers(allotment, source),
      );

interface Copied {
  /** All allotments, not only those of the month. */
  rows: readonly RoomsRow[];
  from: string;
  to: string;
  days: CopyMonth['days'];
  today: string;
  roomsOf: (row: RoomsRow, day: string) => number;
  textOf: (cell: CellId) => string;
}

/** Rooms of a month in another one, as far as they differ there; past nights are skipped. */
export const copiedMonth = ({ rows, from, to, days, today, roomsOf, textOf }: Copied) =>
  daysOf(to)
    .filter((day) => day >= today)
    .flatMap((day) => {
      const source = sourceOf(day, from, days);
      return rows
        .filter(({ allotment }) => isCounted(allotment.kind) && covers(allotment, source))
        .flatMap((row) => {
          const heir = heirOf(row, rows, source, day);
          if (!heir || lockOf(heir, day) !== undefined) return [];
          const rooms = roomsOf(row, source);
          const text = rooms === heir.allotment.rooms ? '' : String(rooms);
          const cell = { row: heir.id, column: day };
          return textOf(cell) === text ? [] : [{ ...cell, text }];
        });
    });
