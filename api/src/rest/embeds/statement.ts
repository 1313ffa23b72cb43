import { getTableColumns, is, sql, type SQL } from 'drizzle-orm';
import { PgArray } from 'drizzle-orm/pg-core';
import type { Locale } from '@itinera/shared/contracts';
import type { IdOrigin, Source } from './source';

type Row = Record<string, unknown>;

const aliasOf = (sources: Source[], source: Source): SQL =>
  sql`${sql.identifier(`embedded_${sources.indexOf(source)}`)}`;

/** The distinct ids in a column of the page's rows. A column may have lists of them. */
const idsIn = (rows: Row[], key: string): string =>
  `{${[...new Set(rows.flatMap((row) => row[key]).filter((id) => typeof id === 'string'))].join(',')}}`;

function amongIds(sources: Source[], { column, ids }: Source, rows: Row[]): SQL {
  const [only] = ids;
  if (only && ids.length === 1 && only.source === undefined)
    return sql`${column} = ANY(${idsIn(rows, only.key)}::uuid[])`;
  const select = ({ source, key }: IdOrigin) =>
    source
      ? sql`SELECT ${sql.identifier(key)} FROM ${aliasOf(sources, source)}`
      : sql`SELECT unnest(${idsIn(rows, key)}::uuid[])`;
  return sql`${column} IN (${sql.join(ids.map(select), sql` UNION `)})`;
}

/** Counts rows per id; a list of ids counts for each of them. */
function countOf(sources: Source[], source: Source, rows: Row[], where: SQL): SQL {
  const { table, column } = source;
  if (!is(column, PgArray))
    return sql`SELECT ${column}, count(*)::int AS count FROM ${table} WHERE ${amongIds(sources, source, rows)} AND ${where} GROUP BY ${column}`;
  const ids = sql`${idsIn(rows, 'id')}::uuid[]`;
  return sql`SELECT listed.id AS ${sql.identifier(column.name)}, count(*)::int AS count FROM ${table}, unnest(${column}) AS listed(id) WHERE listed.id = ANY(${ids}) AND ${where} GROUP BY listed.id`;
}

function rowsOf(sources: Source[], source: Source, rows: Row[], locale: Locale): SQL {
  const { table, columns, order, counted, calculated } = source;
  if (calculated) return calculated(sql`${idsIn(rows, 'id')}::uuid[]`);
  if (counted) return countOf(sources, source, rows, counted);
  const among = amongIds(sources, source, rows);
  const all = getTableColumns(table);
  const read = [...columns].map((name) => sql`${all[name]}`);
  if (order)
    read.push(sql`row_number() OVER (ORDER BY ${sql.join(order(locale), sql`, `)}) AS embedded_position`);
  return sql`SELECT ${sql.join(read, sql`, `)} FROM ${table} WHERE ${among}`;
}

/**
 * One statement for everything embedded in a page, at all levels: each table is read once, by the ids of all rows that refer to it, and
 * returned as JSON in a column of its own.
 */
export function embedStatement(sources: Source[], rows: Row[], locale: Locale): SQL {
  const parts = sources.map((source) => {
    const alias = aliasOf(sources, source);
    return {
      read: sql`${alias} AS (${rowsOf(sources, source, rows, locale)})`,
      answered: sql`(SELECT json_agg(${alias}${source.order ? sql` ORDER BY embedded_position` : sql``})::text FROM ${alias}) AS ${alias}`,
    };
  });
  const joined = (chunks: SQL[]) => sql.join(chunks, sql`, `);
  return sql`WITH ${joined(parts.map(({ read }) => read))} SELECT ${joined(parts.map(({ answered }) => answered))}`;
}
