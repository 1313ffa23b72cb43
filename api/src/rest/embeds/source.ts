import { getTableColumns, type SQL } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { visibilityOf } from '../../db/visibility/visibility';
import type { Locale } from '@itinera/shared/contracts';

/** Only open columns can be embedded, because every reader of the entry sees them. */
const isOpen = (table: PgTable, column: string): boolean => visibilityOf(table).columns.open.includes(column);

export type Order = (locale: Locale) => (PgColumn | SQL)[];

/** The origin of ids: a column of the page's rows, or of the rows of another source. */
export interface IdOrigin {
  source: Source | undefined;
  key: string;
}

/** The rows of one table whose `column` is among the ids of all rows that refer to it, read once. */
export interface Source {
  table: PgTable;
  column: PgColumn;
  /** Names of the columns that are read. */
  columns: Set<string>;
  ids: IdOrigin[];
  /** ORDER BY of embedded lists. */
  order?: Order;
  /** Counts the rows of each id that meet the condition, instead of reading them. */
  counted?: SQL;
  calculated?: (ids: SQL) => SQL;
}

export type SourcePart = Pick<Source, 'table' | 'column'> & {
  columns: string[];
  ids: IdOrigin;
  order?: Order;
  counted?: SQL;
  calculated?: (ids: SQL) => SQL;
};

/** The sources of one plan: embeds that need a table by the same column share one source. */
export class Sources {
  readonly #all: Source[] = [];

  add({ table, column, columns, ids, order, counted, calculated }: SourcePart): Source {
    const known = this.#all.find((source) => source.column === column && source.counted === counted);
    const source: Source = known ?? {
      table,
      column,
      columns: new Set(),
      ids: [],
      ...(counted && { counted }),
      ...(calculated && { calculated }),
    };
    if (!known) this.#all.push(source);
    if (order) source.order ??= order;
    for (const name of [column.name, ...columns])
      if (name in getTableColumns(table) && isOpen(table, name)) source.columns.add(name);
    if (!source.ids.some((id) => id.source === ids.source && id.key === ids.key)) source.ids.push(ids);
    ids.source?.columns.add(ids.key);
    return source;
  }

  /** In an order in which each comes after the sources of its ids. */
  inOrder(): Source[] {
    const ordered = new Set<Source>();
    while (ordered.size < this.#all.length) {
      const ready = this.#all.filter(
        (source) =>
          !ordered.has(source) && source.ids.every((id) => id.source === undefined || ordered.has(id.source)),
      );
      if (ready.length === 0) throw new Error('Embedded tables refer to each other in a circle.');
      for (const source of ready) ordered.add(source);
    }
    return [...ordered];
  }
}
