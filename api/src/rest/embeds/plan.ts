import { getTableColumns, getTableName, sql } from 'drizzle-orm';
import type * as z from 'zod/mini';
import type { LocalNames } from '../entries/localNames';
import {
  isEntryTable,
  listedIn,
  namesOf,
  referencesFrom,
  referencesTo,
  type EntryTable,
} from '../entries/references';
import { naturalOrder } from '../read/listOrder';
import type { Embed, OwnEmbeds, Plan } from './embed';
import { embeddedFields, type EmbeddedField } from './embeddedFields';
import { Sources, type Source } from './source';

class Planner {
  readonly sources = new Sources();
  readonly #own: OwnEmbeds;
  readonly #only: readonly string[] | undefined;

  constructor(own: OwnEmbeds, only: readonly string[] | undefined) {
    this.#own = own;
    this.#only = only;
  }

  /** All embedded fields of a table's rows. `rows`: the source of the rows; undefined is the page itself. */
  embedsIn(entity: z.ZodMiniObject, table: EntryTable, rows: Source | undefined): Embed[] {
    const columns = getTableColumns(table);
    const fields = embeddedFields(entity).filter(
      ({ field }) => !(field in columns) && (rows !== undefined || this.#isWanted(field)),
    );
    return [
      ...fields.flatMap((given) => this.#embed(given, table, rows)),
      ...(rows ? [] : [...this.#counts(entity), ...this.#calculated()]),
    ];
  }

  #isWanted(field: string): boolean {
    return this.#only?.includes(field) ?? true;
  }

  #embed(given: EmbeddedField, table: EntryTable, rows: Source | undefined): Embed[] {
    const { field, isList } = given;
    const names = namesOf(table);
    // All names are embedded only in the entries of the list; nested entries have their best name.
    if (field === 'names')
      return names && !rows ? [{ kind: 'names', field, source: this.#names(names, rows) }] : [];
    if (names && field === names.owner.name.replace(/_id$/, '_name'))
      return [{ kind: 'name', field, source: this.#names(names, rows) }];
    const key = `${field}_id`;
    const target = this.#target(table, key);
    if (target && key in given.entity.shape) return [this.#label(field, key, isList, target, rows)];
    if (target) return [this.#entry(given, key, target, rows)];
    if (isList) return [this.#list(given, table, rows)];
    throw new Error(`${getTableName(table)}: the contract embeds ${field}, and no foreign key leads there.`);
  }

  #target(table: EntryTable, key: string): EntryTable | undefined {
    const to = referencesFrom(table).find(({ column }) => column.name === key)?.to ?? listedIn(table, key);
    return to && isEntryTable(to) ? to : undefined;
  }

  #names({ table, owner }: LocalNames, rows: Source | undefined): Source {
    const ids = { source: rows, key: 'id' };
    // All columns, because the ETag of a name covers them.
    return this.sources.add({ table, column: owner, columns: Object.keys(getTableColumns(table)), ids });
  }

  #entry({ field, entity }: EmbeddedField, key: string, table: EntryTable, rows: Source | undefined): Embed {
    const columns = Object.keys(entity.shape);
    const source = this.sources.add({ table, column: table.id, columns, ids: { source: rows, key } });
    return { kind: 'entry', field, key, source, embeds: this.embedsIn(entity, table, source) };
  }

  #label(field: string, key: string, isList: boolean, table: EntryTable, rows: Source | undefined): Embed {
    const columns = ['name', 'code'];
    const source = this.sources.add({ table, column: table.id, columns, ids: { source: rows, key } });
    const names = namesOf(table);
    return { kind: 'label', field, key, isList, source, names: names && this.#names(names, source) };
  }

  /** An embedded list: rows of the table with the name of the field, which refer to the entry directly or by a link table. */
  #list({ field, entity }: EmbeddedField, table: EntryTable, rows: Source | undefined): Embed {
    const columns = Object.keys(entity.shape);
    const ids = { source: rows, key: 'id' };
    for (const { table: part, column } of referencesTo(table)) {
      if (getTableName(part) === field && isEntryTable(part)) {
        const source = this.sources.add({
          table: part,
          column,
          columns,
          ids,
          order: this.#order(field, part),
        });
        return { kind: 'list', field, source, links: undefined, embeds: this.embedsIn(entity, part, source) };
      }
      const link = referencesFrom(part).find(({ to }) => getTableName(to) === field);
      if (link && isEntryTable(link.to)) {
        const key = link.column.name;
        const links = this.sources.add({ table: part, column, columns: [key], ids });
        const source = this.sources.add({
          table: link.to,
          column: link.to.id,
          columns,
          ids: { source: links, key },
          order: this.#order(field, link.to),
        });
        const embeds = this.embedsIn(entity, link.to, source);
        return { kind: 'list', field, source, links: { source: links, key }, embeds };
      }
    }
    throw new Error(
      `${getTableName(table)}: the contract embeds ${field}, and no table of this name belongs to it.`,
    );
  }

  #order(field: string, table: EntryTable) {
    const first = this.#own.first?.[field] ?? [];
    return (locale: Parameters<typeof naturalOrder>[1]) => [...first, ...naturalOrder(table, locale)];
  }

  #calculated(): Embed[] {
    return (this.#own.calculated ?? []).flatMap(({ column, fields, select }) => {
      if (!this.#isWanted(fields[0])) return [];
      const ids = { source: undefined, key: 'id' };
      const source = this.sources.add({ table: column.table, column, columns: [], ids, calculated: select });
      return fields.map((field) => ({ kind: 'value' as const, field, source }));
    });
  }

  #counts({ shape }: z.ZodMiniObject): Embed[] {
    return Object.entries(this.#own.counted ?? {}).flatMap(([field, { by, where }]) => {
      if (!(field in shape) || !this.#isWanted(field)) return [];
      const ids = { source: undefined, key: 'id' };
      const source = this.sources.add({
        table: by.table,
        column: by,
        columns: [],
        ids,
        counted: where ?? sql`true`,
      });
      return [{ kind: 'count' as const, field, source }];
    });
  }
}

/** Plans how to read the embedded fields of a contract, along foreign keys. `only`: the requested fields; by default all. */
export function planEmbeds(
  entity: z.ZodMiniObject,
  table: EntryTable,
  own: OwnEmbeds,
  only?: readonly string[],
): Plan {
  const planner = new Planner(own, only);
  const embeds = planner.embedsIn(entity, table, undefined);
  return { embeds, sources: planner.sources.inOrder() };
}
