import { and, eq, ne } from 'drizzle-orm';
import { today } from '../../../base/today';
import type { Transaction } from '../../../db/database';
import { usersTable } from '../../../people/users.table';
import { hotelDmcsTable } from '../../hotels/hotelDmcs.table';
import type { HotelRow } from '../../hotels/hotels.table';
import { copiedKinds, type CopiedKind } from './copiedKinds';

export type Row = Record<string, unknown> & { id: string };

/** What entries of the hotel may refer to, to be entries of the duplicate. */
interface Scope {
  rooms: ReadonlySet<unknown>;
  boardings: ReadonlySet<unknown>;
  partners: ReadonlySet<unknown>;
  /** Rows and periods that are taken along. */
  prices: Set<unknown>;
  offers: Set<unknown>;
  allotments: Set<unknown>;
  from: string;
}

/** Entries of one kind: those that are taken along, and how many are not. */
export interface Taken extends CopiedKind {
  rows: Row[];
  skipped: number;
}

/** By field, which ids are known; null means all of them, or none. */
const references: readonly (readonly [string, keyof Omit<Scope, 'from' | 'offers'>])[] = [
  ['room_type_id', 'rooms'],
  ['boarding_type_id', 'boardings'],
  ['from_boarding_type_id', 'boardings'],
  ['room_type_ids', 'rooms'],
  ['boarding_type_ids', 'boardings'],
  ['dmc_id', 'partners'],
  ['graph_price_id', 'prices'],
  ['period_id', 'prices'],
  ['allotment_id', 'allotments'],
];

const lastDays = ['end_period', 'end_date', 'stay_to', 'booking_to', 'day'];

const idsIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : [value ?? []].flat());

function isTaken(row: Row, scope: Scope): boolean {
  const refers = references.every(([field, known]) => idsIn(row[field]).every((id) => scope[known].has(id)));
  const isOver = lastDays.some((field) => typeof row[field] === 'string' && row[field] < scope.from);
  return refers && !isOver;
}

/** The offers in it that are taken along, too; undefined if none is: without any, it would be about all stays. */
function withTakenOffers(row: Row, { offers }: Scope): Row | undefined {
  const named = idsIn(row['offer_ids']);
  if (named.length === 0) return row;
  const offer_ids = named.filter((id) => offers.has(id));
  return offer_ids.length > 0 ? { ...row, offer_ids } : undefined;
}

/** Those who are partners now, whatever else became of their account. */
async function partnersOf(tx: Transaction, hotelId: string): Promise<Set<unknown>> {
  const links = await tx
    .select({ dmc_id: hotelDmcsTable.dmc_id })
    .from(hotelDmcsTable)
    .innerJoin(usersTable, eq(usersTable.id, hotelDmcsTable.dmc_id))
    .where(
      and(eq(hotelDmcsTable.hotel_id, hotelId), eq(usersTable.role, 'dmc'), ne(usersTable.status, 'pending')),
    );
  return new Set(links.map(({ dmc_id }) => dmc_id));
}

/** The entries of a hotel that a duplicate takes along, kind by kind, for those kinds that are wanted. */
export async function takenAlong(
  tx: Transaction,
  hotel: HotelRow,
  isWanted: (kind: CopiedKind) => boolean,
): Promise<Taken[]> {
  const scope: Scope = {
    rooms: new Set(hotel.room_type_id),
    boardings: new Set(hotel.boarding_type_id),
    partners: await partnersOf(tx, hotel.id),
    prices: new Set(),
    offers: new Set(),
    allotments: new Set(),
    from: today(),
  };
  const taken: Taken[] = [];
  // Sequential: they share a connection, and later kinds refer to earlier ones.
  for (const each of copiedKinds.filter(isWanted)) {
    const all = (await tx
      .select()
      .from(each.table)
      .where(and(eq(each.table.hotel_id, hotel.id), each.where))
      .orderBy(each.table.id)) as Row[];
    const rows = all.filter((row) => isTaken(row, scope)).flatMap((row) => withTakenOffers(row, scope) ?? []);
    if (each.part === 'grid') for (const { id } of rows) scope.prices.add(id);
    if (each.kind === 'offers') for (const { id } of rows) scope.offers.add(id);
    if (each.kind === 'allotments') for (const { id } of rows) scope.allotments.add(id);
    taken.push({ ...each, rows, skipped: all.length - rows.length });
  }
  return taken;
}
