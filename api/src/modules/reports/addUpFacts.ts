import { sql, type SQL } from 'drizzle-orm';
import type { Transaction } from '../../db/database';
import type { Source } from './source';

/** A row of sums in one currency: `name` and `name_before` of each summed column, and the GROUP BY columns of a row. */
export interface Summed extends Record<string, unknown> {
  level: 'total' | 'point' | 'row';
  currency: string | null;
  bucket: string | null;
  /** Number of rows of its level. */
  of: number;
  /** Number of facts of the period, and of the one before. */
  found: number;
  found_before: number;
}

const names = (columns: readonly string[]): SQL =>
  sql.join(
    columns.map((column) => sql.identifier(column)),
    sql`, `,
  );

const sumsOf = (columns: readonly string[]): SQL =>
  sql.join(
    columns.flatMap((column) => {
      const name = sql.identifier(column);
      return [
        sql`coalesce(sum(${name}) FILTER (WHERE NOT is_before), 0)::bigint AS ${name}`,
        sql`coalesce(sum(${name}) FILTER (WHERE is_before), 0)::bigint AS ${sql.identifier(`${column}_before`)}`,
      ];
    }),
    sql`, `,
  );

const numbersOfFacts = sql`count(*) FILTER (WHERE NOT is_before) AS found, count(*) FILTER (WHERE is_before) AS found_before`;

const withBuckets = (facts: SQL, step: string): SQL =>
  sql`SELECT found.*, date_trunc(${step}, fact_day::timestamp)::date AS bucket FROM (${facts}) found`;

/** Facts that are only summed by time step. */
function pointsAlone({ points, step, written, counted }: Source): SQL {
  if (points === undefined) return sql``;
  const unwritten = sql.join(
    written.map(() => sql`NULL`),
    sql`, `,
  );
  return sql`UNION ALL SELECT 'point', currency, bucket::text, ${unwritten}, ${sumsOf(counted)}, ${numbersOfFacts}
    FROM (${withBuckets(points, step)}) point GROUP BY currency, bucket`;
}

/** Sums all facts in one statement: in total, by time step, and by row, limited to the first rows. */
export function addUpFacts(tx: Transaction, source: Source, limit: number): Promise<Summed[]> {
  const { facts, step, written, counted, order } = source;
  const [key = ''] = written;
  return tx.execute<Summed>(sql`
    WITH fact AS (${withBuckets(facts, step)}),
    summed AS (
      SELECT CASE WHEN grouping(bucket) = 0 THEN 'point' WHEN grouping(${sql.identifier(key)}) = 0 THEN 'row' ELSE 'total' END AS level,
        currency, bucket::text AS bucket, ${names(written)}, ${sumsOf(counted)},
        ${numbersOfFacts}
      FROM fact
      GROUP BY GROUPING SETS ((currency), (currency, bucket), (currency, ${names(written)}))
      ${pointsAlone(source)}),
    numbered AS (
      SELECT summed.*, row_number() OVER same AS number, (count(*) OVER (PARTITION BY level))::int AS "of"
      FROM summed WHERE found > 0 OR level <> 'row'
      WINDOW same AS (PARTITION BY level ORDER BY currency, bucket, ${sql.raw(order)}))
    SELECT * FROM numbered WHERE level <> 'row' OR number <= ${limit}::int ORDER BY level, number`);
}
