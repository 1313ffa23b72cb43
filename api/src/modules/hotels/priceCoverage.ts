import { and, eq, gte, lt, lte, sql, type SQL } from 'drizzle-orm';
import { addDays, coverageNights } from '@itinera/shared/contracts';
import { today } from '../../base/today';
import type { Transaction } from '../../db/database';
import { isActor, isPartner } from '../../db/visibility/policies';
import type { Calculated } from '../../rest/embeds/embed';
import { usersTable } from '../../people/users.table';
import { priceCoverageTable as table } from './priceCoverage.table';

/** Nights, both ends included. */
export interface Nights {
  from: string;
  to: string;
}

function nextNights(): Nights {
  const from = today();
  return { from, to: addDays(from, coverageNights - 1) };
}

const overlaps = ({ from, to }: Nights) => and(lte(table.first_night, to), gte(table.last_night, from));

/** Only active partners: the prices of others have no tab. */
const isActive = eq(usersTable.status, 'active');

/** The coverage of a hotel, of all partners or of one. */
export const coverageOf = (hotelId: string, nights: Nights, dmcId: string | undefined) =>
  and(
    eq(table.hotel_id, hotelId),
    overlaps(nights),
    isActive,
    dmcId === undefined ? undefined : eq(table.dmc_id, dmcId),
  );

const countOf = ({ from, to }: Nights, rows: SQL) =>
  sql`sum(${rows} * (least(${table.last_night}, ${to}::date) - greatest(${table.first_night}, ${from}::date) + 1))`;

/** Percentage over the rows of a hotel and a partner. Where nothing wants a price, nothing is missing. */
export const percentOf = (nights: Nights) =>
  sql<number>`coalesce(100 * ${countOf(nights, sql`${table.priced}`)} / nullif(${countOf(nights, sql`${table.wanted}`)}, 0), 100)::int`;

export const firstGapOf = ({ from }: Nights) =>
  sql<
    string | null
  >`min(greatest(${table.first_night}, ${from}::date)) FILTER (WHERE ${table.priced} < ${table.wanted})`;

/** Ids of hotels with nights without a price in the near future. */
export const hotelsWithGaps = (tx: Transaction, dmcId: string | undefined) =>
  tx
    .select({ id: table.hotel_id })
    .from(table)
    .innerJoin(usersTable, eq(usersTable.id, table.dmc_id))
    .where(
      and(
        lt(table.priced, table.wanted),
        overlaps(nextNights()),
        isActive,
        dmcId === undefined ? undefined : eq(table.dmc_id, dmcId),
      ),
    );

/** A partner's own rows; for others all rows. */
const isForAsker = sql.raw(`(NOT ${isPartner} OR ${isActor('dmc_id')})`);

/** By hotel, the coverage of the partner with the lowest one in the near future. */
export const leastCoverage: Calculated = {
  column: table.hotel_id,
  fields: ['price_coverage', 'price_gap', 'price_gap_dmc_id'],
  select(ids) {
    const nights = nextNights();
    return sql`SELECT DISTINCT ON (hotel_id) hotel_id, price_coverage, price_gap, price_gap_dmc_id FROM (
      SELECT ${table.hotel_id} AS hotel_id, ${table.dmc_id} AS price_gap_dmc_id,
        ${percentOf(nights)} AS price_coverage, ${firstGapOf(nights)} AS price_gap
      FROM ${table} JOIN ${usersTable} ON ${usersTable.id} = ${table.dmc_id}
      WHERE ${table.hotel_id} = ANY(${ids}) AND ${overlaps(nights)} AND ${isActive} AND ${isForAsker}
      GROUP BY ${table.hotel_id}, ${table.dmc_id}) covered
      ORDER BY hotel_id, price_coverage, price_gap, price_gap_dmc_id`;
  },
};
