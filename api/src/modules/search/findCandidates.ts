import { sql, type SQL } from 'drizzle-orm';
import { addDays, type SearchInput } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { hotelFilters, hotelsWithPlaces, rowFilters } from './hotelFilters';
import type { Party } from './parties';

/** A row of prices in one period, for a party of its occupancy. */
export interface Candidate extends Record<string, unknown> {
  graph_price_id: string;
  period_id: string;
  hotel_id: string;
  dmc_id: string;
  room_type_id: string;
  boarding_type_id: string;
  /** Index of the party. */
  party: number;
  /** Days after the first night of the search; inclusive. */
  first: number;
  last: number;
  price_minor: number;
  lowest_minor: number;
  min_nights: number;
  max_nights: number | null;
  release_days: number;
  currency: string;
  contract_from: string | null;
  contract_to: string | null;
  markup_bp: number | null;
}

/** The nights that stays of a search can have. */
export const windowOf = ({ check_in_from, check_in_to, nights_to }: SearchInput) => ({
  first: check_in_from,
  last: addDays(check_in_to, nights_to - 1),
});

const array = (values: readonly number[]): string => `{${values.join()}}`;

/** The parties as a table, by the age limits of their hotels. */
const counted = (parties: readonly Party[]): SQL =>
  sql.join(
    parties.map(
      ({ child_age_limits, child_age, passengers }, number) =>
        sql`(${number}::int, ${JSON.stringify(child_age_limits)}::jsonb, ${child_age && JSON.stringify(child_age)}::jsonb,
          ${passengers.adults}::int, ${passengers.children}::int, ${array(passengers.child_bands)}::int[])`,
    ),
    sql`, `,
  );

const hasChildren = ({ child_ages }: SearchInput): boolean => child_ages.length > 0;

/**
 * Rows for exactly the age bands of the party: CTE `exact`, read once for all hotels. Looking it up per candidate took half of all pages
 * that such a search read.
 */
const exactRows = sql`exact AS MATERIALIZED (
    SELECT line.hotel_id, line.dmc_id, line.room_type_id, line.boarding_type_id
    FROM wanted
    JOIN graph_prices line ON line.hotel_id = wanted.id AND line.adult = wanted.adults AND line.children = wanted.children
      AND line.child_bands = wanted.bands
    WHERE line.is_active)`;

/** The hotels of a search with the party by their ages, and the rows for exactly that party: CTEs `wanted` and `exact`. */
function wantedHotels(search: SearchInput, parties: readonly Party[]): SQL {
  // Without children all hotels count alike.
  const onAges = hasChildren(search)
    ? sql`party.limits = hotel.child_age_limits AND party.ages IS NOT DISTINCT FROM hotel.child_age`
    : sql`true`;
  return sql`wanted AS MATERIALIZED (
    SELECT hotel.id, party.number AS party, party.adults, party.children, party.bands
    FROM ${hotelsWithPlaces}
    JOIN (VALUES ${counted(parties)}) AS party(number, limits, ages, adults, children, bands) ON ${onAges}
    WHERE ${hotelFilters(search)})${hasChildren(search) ? sql`, ${exactRows}` : sql``}`;
}

/** Without blocked trips, only periods within the contract. */
const inContract = ({ include_blocked = false }: SearchInput): SQL =>
  include_blocked
    ? sql`true`
    : sql`candidate.last_night >= coalesce(link.contract_from, '-infinity') AND candidate.first_night <= coalesce(link.contract_to, 'infinity')`;

/**
 * Rows that are sold to the party in some of these nights. Where a row for exactly its age bands exists, one for any bands prices no stay,
 * even if the exact one lacks a price.
 */
const soldRows = (search: SearchInput): SQL => {
  const { first, last } = windowOf(search);
  return sql`
    FROM wanted
    JOIN price_candidates candidate ON candidate.hotel_id = wanted.id
      AND candidate.adult = wanted.adults AND candidate.children = wanted.children
      AND (candidate.child_bands IS NULL OR candidate.child_bands = wanted.bands)
      AND candidate.first_night <= ${last}::date AND candidate.last_night >= ${first}::date
    JOIN hotel_dmcs link ON link.hotel_id = candidate.hotel_id AND link.dmc_id = candidate.dmc_id
    JOIN users partner ON partner.id = candidate.dmc_id AND partner.status = 'active'
    WHERE ${rowFilters(search)} AND ${inContract(search)} AND ${
      hasChildren(search)
        ? sql`(candidate.child_bands IS NOT NULL OR (candidate.hotel_id, candidate.dmc_id, candidate.room_type_id,
            candidate.boarding_type_id) NOT IN (SELECT hotel_id, dmc_id, room_type_id, boarding_type_id FROM exact))`
        : sql`true`
    }`;
};

export function findCandidates(
  tx: Transaction,
  search: SearchInput,
  parties: readonly Party[],
): Promise<Candidate[]> {
  const { first } = windowOf(search);
  return tx.execute<Candidate>(sql`
    WITH ${wantedHotels(search, parties)}
    SELECT candidate.graph_price_id, candidate.period_id, candidate.hotel_id, candidate.dmc_id, candidate.room_type_id,
      candidate.boarding_type_id, wanted.party, candidate.first_night - ${first}::date AS first, candidate.last_night - ${first}::date AS last,
      candidate.price_minor::float8 AS price_minor, candidate.lowest_minor::float8 AS lowest_minor,
      candidate.min_nights, candidate.max_nights, candidate.release_days, link.currency, link.markup_bp,
      link.contract_from::text, link.contract_to::text
    ${soldRows(search)}`);
}
