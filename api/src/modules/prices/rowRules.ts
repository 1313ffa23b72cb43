import { plural } from '@itinera/shared/format';
import { and, eq, ne, sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { invalid, Problem } from '../../http/problem';
import { roomTypesTable } from '../classification/stays.table';
import { hotelsTable } from '../hotels/hotels.table';
import { graphPricesTable as table } from './graphPrices.table';

type Row = typeof table.$inferSelect;

/** A row before it is written; a new one has no id. */
export type WantedRow = Omit<Row, 'id' | 'order' | 'created_at' | 'updated_at'> & { id?: string | undefined };

const guests = (count: number): string => plural(count, 'guest');

/** Refuses more guests than the room takes; a limit of 0 means none. */
export async function requireRoomForGuests(
  tx: Transaction,
  { room_type_id, adult, children }: WantedRow,
): Promise<void> {
  const [room] = await tx
    .select({ most: roomTypesTable.max_guests })
    .from(roomTypesTable)
    .where(eq(roomTypesTable.id, room_type_id));
  const most = room?.most ?? 0;
  if (most === 0 || adult + children <= most) return;
  const field = children > 0 ? 'children' : 'adult';
  throw invalid({ [field]: `The room takes ${guests(most)}. Enter fewer, or choose another room.` });
}

/** What is wrong with the children's age bands of a row, in a hotel with so many bands. */
export function bandProblem(
  children: number,
  bands: readonly number[],
  hotelBands: number,
): string | undefined {
  if (bands.length !== children)
    return `Choose a band for each of the children, ${children} in all, or none for any age.`;
  if (bands.some((band, index) => band < (bands[index - 1] ?? 0)))
    return 'Put the bands in order, the youngest first.';
  const most = bands.at(-1) ?? 0;
  return most > hotelBands
    ? `The hotel has ${hotelBands === 1 ? 'one age band' : `${hotelBands} age bands`} of children. Choose one of them.`
    : undefined;
}

export async function requireBands(
  tx: Transaction,
  { hotel_id, children, child_bands }: WantedRow,
): Promise<void> {
  if (child_bands === null) return;
  const [hotel] = await tx
    .select({ limits: hotelsTable.child_age_limits })
    .from(hotelsTable)
    .where(eq(hotelsTable.id, hotel_id));
  // A hotel without bands has the one of the settings.
  const problem = bandProblem(children, child_bands, Math.max(1, hotel?.limits.length ?? 0));
  if (problem !== undefined) throw invalid({ child_bands: problem });
}

/** Refuses a second row for the same room, boarding and guests. */
export async function requireOnlyRow(tx: Transaction, row: WantedRow): Promise<void> {
  const same = and(
    eq(table.hotel_id, row.hotel_id),
    eq(table.dmc_id, row.dmc_id),
    eq(table.room_type_id, row.room_type_id),
    eq(table.boarding_type_id, row.boarding_type_id),
    eq(table.adult, row.adult),
    eq(table.children, row.children),
    sql`coalesce(${table.child_bands}, '{}') = ${`{${(row.child_bands ?? []).join()}}`}::integer[]`,
    row.id === undefined ? undefined : ne(table.id, row.id),
  );
  if ((await tx.$count(table, same)) === 0) return;
  const advice =
    'This room has a row for these guests with this boarding already. Change the guests, or edit that row.';
  throw new Problem('duplicate', advice, {
    fields: { adult: advice },
    params: { field: 'adult', value: row.adult },
  });
}
