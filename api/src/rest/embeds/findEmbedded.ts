import { getTableColumns } from 'drizzle-orm';
import type { Locale } from '@itinera/shared/contracts';
import { keepingPlans, type Transaction } from '../../db/database';
import type { Source } from './source';
import { embedStatement } from './statement';

export type Row = Record<string, unknown>;

/** The rows of each source by the id that they were read by, in order. */
export type Found = Map<Source, Map<unknown, Row[]>>;

/** Converts JSON values to those of the query builder. */
function typed({ table }: Source, row: Row): Row {
  const columns = getTableColumns(table);
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value === null ? null : (columns[name]?.mapFromDriverValue(value) ?? value),
    ]),
  );
}

function parsed(source: Source, text: unknown): Map<unknown, Row[]> {
  const rows: Row[] = typeof text === 'string' ? JSON.parse(text) : [];
  const groups = new Map<unknown, Row[]>();
  for (const row of rows) {
    const id = row[source.column.name];
    const group = groups.get(id);
    if (group) group.push(typed(source, row));
    else groups.set(id, [typed(source, row)]);
  }
  return groups;
}

/** Reads all embedded rows in one statement. */
export async function findEmbedded(
  tx: Transaction,
  sources: Source[],
  rows: Row[],
  locale: Locale,
): Promise<Found> {
  const [answer] = await keepingPlans(tx).execute<Record<string, string | null>>(
    embedStatement(sources, rows, locale),
  );
  return new Map(sources.map((source, index) => [source, parsed(source, answer?.[`embedded_${index}`])]));
}
