import { sql } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import { sqlId } from './derivedSql';
import { hotelId, key, numbers, type Range } from './numbered';

/** Per partner of a hotel: two room types, each with two boarding types, for one adult, two, and two with a child. */
export async function insertPrices(tx: Transaction, range: Range): Promise<void> {
  await tx.execute(sql`
    INSERT INTO graph_prices (id, hotel_id, dmc_id, room_type_id, boarding_type_id, adult, children, is_active, "order", created_at, updated_at)
    SELECT ${sqlId(sql`${key} || ' line ' || offered.id || ' ' || room.rank || ' ' || boarding.rank || ' ' || adult || ' ' || children`)},
      hotels.id, offered.dmc_id, room.id, boarding.id, adult, children, (number + room.rank) % 13 <> 0,
      (room.rank * 2 + boarding.rank - 3) * 3 + adult + children, hotels.created_at, hotels.created_at
    FROM ${numbers(range)}
    JOIN hotels ON hotels.id = ${hotelId}
    JOIN hotel_dmcs offered ON offered.hotel_id = hotels.id
    CROSS JOIN LATERAL unnest(hotels.room_type_id[1 : 2]) WITH ORDINALITY AS room(id, rank)
    CROSS JOIN LATERAL unnest(hotels.boarding_type_id[1 : 2]) WITH ORDINALITY AS boarding(id, rank)
    CROSS JOIN (VALUES (1, 0), (2, 0), (2, 1)) AS guests(adult, children)`);
}
