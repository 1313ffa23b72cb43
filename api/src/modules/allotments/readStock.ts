import { and, eq, gte, lte, sql, type SQL } from 'drizzle-orm';
import { dayIn } from '@itinera/shared/contracts';
import type { BookAllotment, Stock } from '@itinera/shared/pricing';
import { today } from '../../base/today';
import type { Transaction } from '../../db/database';
import { hotelsTable } from '../hotels/hotels.table';
import { allotmentDaysTable as days } from './allotmentDays.table';
import { allotmentsTable as table } from './allotments.table';

interface Owner {
  hotel_id: string;
  dmc_id: string;
}

export interface AskedNights {
  /** Both included. */
  first: string;
  last: string;
  /** A stay of a booking whose own rooms count as left. */
  stay_id?: string | undefined;
}

/** Rooms that a stay has of a night. Written out, because bookings are above this area. Who does not see the stay finds none. */
const ownRooms = (stayId: string): SQL => sql`, 'own', coalesce((SELECT own.rooms FROM allotted_nights own
  WHERE own.booking_hotel_id = ${stayId}::uuid AND own.allotment_id = ${days.allotment_id} AND own.day = ${days.day}), 0)`;

/** The nights with numbers of an allotment, as JSON. */
const daysOf = ({ first, last, stay_id }: AskedNights) =>
  sql<
    string | null
  >`(SELECT json_agg(json_build_object('day', ${days.day}, 'rooms', ${days.rooms}, 'sold', ${days.sold},
      'held', ${days.held}${stay_id === undefined ? sql`` : ownRooms(stay_id)}))::text
    FROM ${days} WHERE ${days.allotment_id} = ${table.id} AND ${days.day} BETWEEN ${first}::date AND ${last}::date)`;

/** The day in a hotel: soft rooms are given back by it. */
const todayIn = (zone: string | null): string => (zone === null ? today() : dayIn(zone, new Date()));

/**
 * The stock of some hotels in these nights, in one statement; undefined without an active allotment. To take rooms, call it under a lock of
 * the allotments.
 */
export async function readStocks(
  tx: Transaction,
  hotelIds: readonly string[],
  asked: AskedNights,
): Promise<(owner: Owner) => Stock | undefined> {
  const rows = await tx
    .select({ allotment: table, time_zone: hotelsTable.time_zone, days: daysOf(asked) })
    .from(table)
    .innerJoin(hotelsTable, eq(hotelsTable.id, table.hotel_id))
    .where(
      and(
        sql`${table.hotel_id} = ANY(${`{${hotelIds.join()}}`}::uuid[])`,
        eq(table.is_active, true),
        lte(table.start_date, asked.last),
        gte(table.end_date, asked.first),
      ),
    );
  const ofHotels = new Map<string, { today: string; allotments: BookAllotment[] }>();
  for (const { allotment, time_zone, days: text } of rows) {
    const of = ofHotels.get(allotment.hotel_id) ?? { today: todayIn(time_zone), allotments: [] };
    of.allotments.push({ ...allotment, days: text === null ? [] : JSON.parse(text) });
    ofHotels.set(allotment.hotel_id, of);
  }
  const ofOwners = new Map<string, Stock | undefined>();
  return ({ hotel_id, dmc_id }) => {
    const of = ofHotels.get(hotel_id);
    if (!of) return undefined;
    const key = `${hotel_id} ${dmc_id}`;
    const known = ofOwners.get(key);
    if (known) return known;
    const allotments = of.allotments.filter((one) => one.dmc_id === null || one.dmc_id === dmc_id);
    const stock = allotments.length > 0 ? { today: of.today, allotments } : undefined;
    ofOwners.set(key, stock);
    return stock;
  };
}

/** The stock of one hotel and partner. Without an allotment, nothing is counted. */
export async function readStock(tx: Transaction, owner: Owner, asked: AskedNights): Promise<Stock> {
  const stockOf = await readStocks(tx, [owner.hotel_id], asked);
  return stockOf(owner) ?? { today: today(), allotments: [] };
}
