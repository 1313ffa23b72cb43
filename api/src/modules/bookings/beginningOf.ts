import { sql, type SQL } from 'drizzle-orm';
import { timeZone } from '../../base/today';

/** The first instant of a day of the business. */
export const beginningOf = (day: unknown): SQL => sql`(${day}::date::timestamp AT TIME ZONE ${timeZone()})`;
