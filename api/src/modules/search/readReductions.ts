import { sql } from 'drizzle-orm';
import type { SearchInput } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { windowOf } from './findCandidates';

/** Upper bound of what offers of a hotel and a partner take off together, whichever apply. */
export interface Reduction {
  /** Remaining share of a price after all percent offers: 1 without any. */
  factor: number;
  /** Per night. */
  amount_minor: number;
  /** Share of free nights of a stay. */
  free_share: number;
}

type Row = Reduction & { hotel_id: string; dmc_id: string } & Record<string, unknown>;

/** By hotel and partner. An offer counts if it might apply to some stay of the search; at most one of each type applies. */
export async function readReductions(
  tx: Transaction,
  search: SearchInput,
  hotelIds: readonly string[],
  bookingDate: string,
): Promise<(owner: { hotel_id: string; dmc_id: string }) => Reduction | undefined> {
  const { first, last } = windowOf(search);
  const rows = await tx.execute<Row>(sql`
    WITH strongest AS (
      SELECT hotel_id, dmc_id, type, max(coalesce(value_bp, 0)) AS bp, max(coalesce(value_minor, 0)) AS minor,
        max(CASE WHEN stay_nights > 0 THEN (stay_nights - pay_nights)::float8 / stay_nights ELSE 0 END) AS free
      FROM offers
      WHERE hotel_id = ANY(${`{${hotelIds.join()}}`}::uuid[]) AND is_active
        AND ${bookingDate}::date BETWEEN booking_from AND booking_to
        AND stay_from <= ${last}::date AND stay_to >= ${first}::date AND min_nights <= ${search.nights_to}::int
      GROUP BY hotel_id, dmc_id, type)
    SELECT hotel_id, dmc_id, exp(sum(ln(greatest(1e-9, 1 - bp / 10000.0::float8)))) * (1 - 1e-9) AS factor,
      sum(minor)::float8 AS amount_minor, max(coalesce(free, 0))::float8 AS free_share
    FROM strongest GROUP BY hotel_id, dmc_id`);
  const reductions = new Map(rows.map((row) => [`${row.hotel_id} ${row.dmc_id}`, row]));
  return ({ hotel_id, dmc_id }) => reductions.get(`${hotel_id} ${dmc_id}`);
}
