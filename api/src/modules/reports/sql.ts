import { sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import type { Period } from '@itinera/shared/contracts';
import { timeZone } from '../../base/today';

/** The business day of an instant. */
export const dayOf = (instant: SQL | PgColumn): SQL => sql`(${instant} AT TIME ZONE ${timeZone()})::date`;

export const isWithin = (day: SQL, { from, to }: Period): SQL =>
  sql`${day} BETWEEN ${from}::date AND ${to}::date`;

/** Midnight in UTC. As an instant, because policies only let an index compare values of one type. */
const startOf = (day: SQL): SQL => sql`(${day})::timestamp AT TIME ZONE 'UTC'`;

/**
 * An instant on one of the days of a period, in the business's time zone. The range of instants, which is a day wider on both sides, lets
 * an index find them.
 */
export const isOnDays = (instant: SQL, { from, to }: Period): SQL =>
  sql`${instant} >= ${startOf(sql`${from}::date - 1`)} AND ${instant} < ${startOf(sql`${to}::date + 2`)} AND ${isWithin(dayOf(instant), { from, to })}`;

/** The condition of a parameter, if it is given. */
export const ifGiven = <T>(value: T | undefined, condition: (value: T) => SQL): SQL =>
  value === undefined ? sql`true` : condition(value);

export const isId = (column: string, id: string | undefined): SQL =>
  ifGiven(id, (wanted) => sql`${sql.raw(column)} = ${wanted}::uuid`);

export const isAnyOf = (column: string, words: readonly string[] | undefined): SQL =>
  ifGiven(words, (wanted) => sql`${sql.raw(column)} = ANY(${`{${wanted.join()}}`}::text[])`);

/** The English name of an entry, or one in another language. */
export const nameOf = (table: string, reference: string, id: string): SQL =>
  sql.raw(
    `(SELECT name FROM ${table} WHERE ${table}.${reference} = ${id} ORDER BY locale <> 'en', locale LIMIT 1)`,
  );

export const personNamed = (alias: string): SQL =>
  sql.raw(`coalesce(nullif(concat_ws(' ', ${alias}.first_name, ${alias}.last_name), ''), ${alias}.email)`);

export const partnerNamed = (alias: string): SQL =>
  sql`coalesce(${sql.raw(alias)}.company_name, ${personNamed(alias)})`;

/** The facts of both periods, if there are two. */
export const ofBoth = (
  period: Period,
  before: Period | null,
  facts: (period: Period, isBefore: SQL) => SQL,
): SQL =>
  before === null
    ? facts(period, sql`false`)
    : sql`${facts(period, sql`false`)} UNION ALL ${facts(before, sql`true`)}`;
