import { sql, type SQL } from 'drizzle-orm';

/** The prices of a hotel and a partner; without a partner those of all partners of the hotel. */
export interface WrittenList {
  hotel_id: string;
  dmc_id: string | null;
}

/** The condition that a row belongs to a written list. Hotels are an array of their own, so that planners always use the index. */
export function isWritten(row: string, lists: readonly WrittenList[]): SQL {
  const [hotelId, dmcId] = [sql.raw(`${row}.hotel_id`), sql.raw(`${row}.dmc_id`)];
  const hotelIds = `{${[...new Set(lists.map(({ hotel_id }) => hotel_id))].join()}}`;
  const keys = `{${lists.map(({ hotel_id, dmc_id }) => `${hotel_id}${dmc_id ?? ''}`).join()}}`;
  return sql`(${hotelId} = ANY(${hotelIds}::uuid[]) AND (${hotelId}::text = ANY(${keys}::text[]) OR ${hotelId}::text || ${dmcId}::text = ANY(${keys}::text[])))`;
}

/** The written lists of active links, as the CTE `list`. */
export const soldLists = (lists: readonly WrittenList[]): SQL =>
  sql`list AS MATERIALIZED (
    SELECT link.hotel_id, link.dmc_id FROM hotel_dmcs link WHERE link.is_active AND ${isWritten('link', lists)})`;
