import { sql, type SQL } from 'drizzle-orm';

/** The prices of a hotel and a partner; without a partner those of all partners of the hotel. */
export interface WrittenList {
  hotel_id: string;
  dmc_id: string | null;
}

/**
 * Whether a row with a hotel and a partner belongs to a written list. The hotels are an array of their own, because that is what
 * an index is used for, whatever the planner knows of the table.
 */
export function isWritten(row: string, lists: readonly WrittenList[]): SQL {
  const [hotelId, dmcId] = [sql.raw(`${row}.hotel_id`), sql.raw(`${row}.dmc_id`)];
  const hotelIds = `{${[...new Set(lists.map(({ hotel_id }) => hotel_id))].join()}}`;
  const keys = `{${lists.map(({ hotel_id, dmc_id }) => `${hotel_id}${dmc_id ?? ''}`).join()}}`;
  return sql`(${hotelId} = ANY(${hotelIds}::uuid[]) AND (${hotelId}::text = ANY(${keys}::text[]) OR ${hotelId}::text || ${dmcId}::text = ANY(${keys}::text[])))`;
}

/** The written lists that are sold: those of active links, as `list`, for WITH. */
export const soldLists = (lists: readonly WrittenList[]): SQL =>
  sql`list AS MATERIALIZED (
    SELECT link.hotel_id, link.dmc_id FROM hotel_dmcs link WHERE link.is_active AND ${isWritten('link', lists)})`;
