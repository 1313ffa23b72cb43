import { foldName, letterOf, plural } from '@itinera/shared/format';
import type { PlacedText } from '@itinera/shared/sheet';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import type { Refusal } from '../paste/verdict';
import type { FileColumn, FileLayout, FileRow } from './readLayout';

/** The grid that a file is matched with, and all names and codes of its rooms and boardings, in each language. */
export interface FileTarget {
  rows: readonly PriceRow[];
  columns: readonly PriceColumn[];
  namesOf: (id: string) => readonly string[];
}

interface MatchedFile {
  cells: readonly PlacedText[];
  /** Rows and columns of the file that the grid doesn't have. */
  unmatched: readonly Refusal[];
}

type Found = { place: number; reason?: undefined } | { reason: string; place?: undefined };

/** Parses `2+1`, `2 + 1`, `2 adults + 1 child`. */
function partyOf(text: string): { adults: number; children: number } | undefined {
  const [, adults, children = '0'] = /^(\d{1,2})[^\d+]*(?:\+\s*(\d{1,2})[^\d+]*)?$/.exec(text) ?? [];
  return adults === undefined ? undefined : { adults: Number(adults), children: Number(children) };
}

const numbersIn = (text: string): string => (text.match(/\d+/g) ?? []).join(' ');

function findRow({ boarding, room, guests, bands, unevenly }: FileRow, { rows, namesOf }: FileTarget): Found {
  if (unevenly !== undefined)
    return {
      reason: `It has ${plural(unevenly, 'cell')}, not as many as the headings, so its prices may belong to other periods. Fix the row, or save the file as XLSX.`,
    };
  const party = partyOf(guests);
  if (!party) return { reason: 'Write the guests as 2+1.' };
  const isCalled = (id: string, shown: string, text: string) =>
    [shown, ...namesOf(id)].some((name) => foldName(name) === foldName(text));
  const inBoarding = rows.filter(({ graph, boarding: name }) =>
    isCalled(graph.boarding_type_id, name, boarding),
  );
  if (inBoarding.length === 0) return { reason: 'No row has this boarding.' };
  const inRoom = inBoarding.filter(({ graph, room: name }) => isCalled(graph.room_type_id, name, room));
  if (inRoom.length === 0) return { reason: 'No row of this boarding has this room.' };
  const forParty = inRoom.filter(
    ({ graph }) => graph.adult === party.adults && graph.children === party.children,
  );
  const exact = forParty.filter((row) => numbersIn(row.bands.join(' ')) === numbersIn(bands));
  const found = exact.length === 0 && bands === '' ? forParty : exact;
  const [row] = found;
  if (!row) return { reason: 'No row of this room has these guests.' };
  return found.length > 1
    ? { reason: 'Several rows have these guests. Add the ages of the children.' }
    : { place: rows.indexOf(row) };
}

function findColumn(
  { days: [from, to] }: FileColumn,
  at: number,
  byPlace: boolean,
  columns: readonly PriceColumn[],
): Found {
  if (byPlace) return at < columns.length ? { place: at } : { reason: 'There are no more periods.' };
  if (from === undefined) return { reason: 'No days are above this column.' };
  const place = columns.findIndex(
    ({ period }) => period.start_period === from && (to === undefined || period.end_period === to),
  );
  return place < 0 ? { reason: 'There is no period with these days.' } : { place };
}

/** Refuses a row or column that occurs twice in a file, because it is unclear which one counts. */
function once(found: Found, seen: Set<number>): Found {
  if (found.place === undefined) return found;
  if (seen.has(found.place)) return { reason: 'It is in the file before.' };
  seen.add(found.place);
  return found;
}

/**
 * Matches the prices of a file with the grid: rows by boarding, room and guests, columns by the days of periods, or by position
 * (`byPlace`).
 */
export function matchFile(file: FileLayout, target: FileTarget, byPlace: boolean): MatchedFile {
  const [seenRows, seenColumns] = [new Set<number>(), new Set<number>()];
  const columns = file.columns.map((column, at) => ({
    column,
    found: once(findColumn(column, at, byPlace, target.columns), seenColumns),
  }));
  const rows = file.rows.map((row) => ({ row, found: once(findRow(row, target), seenRows) }));
  return {
    cells: rows.flatMap(({ row, found: { place } }) =>
      place === undefined
        ? []
        : columns.flatMap(({ column, found }) =>
            found.place === undefined
              ? []
              : [{ row: place, column: found.place, text: row.cells[column.index] ?? '' }],
          ),
    ),
    unmatched: [
      ...columns.flatMap(({ column: { index, title }, found: { reason } }) =>
        reason === undefined ? [] : [{ where: `Column ${letterOf(index)} of the file`, text: title, reason }],
      ),
      ...rows.flatMap(({ row: { number, boarding, room, guests, bands }, found: { reason } }) =>
        reason === undefined
          ? []
          : [
              {
                where: `Row ${number} of the file`,
                text: `${room} · ${guests}${bands && ` (${bands})`}, ${boarding}`,
                reason,
              },
            ],
      ),
    ],
  };
}
