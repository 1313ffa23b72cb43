import { sql, type SQL } from 'drizzle-orm';

/** Whether a stop sale, by its name in a statement, is about each day of its range: about no weekdays, or all of them. */
export const isDaily = (stop: SQL): SQL => sql`(cardinality(${stop}.weekdays) IN (0, 7))`;

/**
 * Whether a stop sale forbids a stay, both by their names in a statement (`stoppedBy` of the price engine): by one of its nights, or by the
 * day of arrival.
 */
export const forbids = (stop: SQL, stay: SQL): SQL => sql`(
  ${stay}.check_in <= ${stop}.end_date
  AND CASE ${stop}.applies_to WHEN 'stay' THEN ${stay}.check_out > ${stop}.start_date ELSE ${stay}.check_in >= ${stop}.start_date END
  AND (${isDaily(stop)} OR CASE ${stop}.applies_to
    WHEN 'arrival' THEN extract(isodow FROM ${stay}.check_in) = ANY(${stop}.weekdays)
    ELSE EXISTS (
      SELECT FROM generate_series(greatest(${stay}.check_in, ${stop}.start_date)::timestamp,
        least(${stay}.check_out - 1, ${stop}.end_date)::timestamp, interval '1 day') AS stopped(night)
      WHERE extract(isodow FROM stopped.night) = ANY(${stop}.weekdays)) END))`;
