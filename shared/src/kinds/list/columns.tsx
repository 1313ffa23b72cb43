import { locales, type EmbeddedName, type Entity } from '@itinera/shared/contracts';
import { capitalised, languages } from '@itinera/shared/format';
import { entityFilter, type ChoiceFilter, type Column, type Filter } from '@itinera/shared/grid';
import type { FieldName } from '@itinera/shared/forms';
import type { Field, Kind, KindCollection } from '../kind';
import { shown } from '../parts';
import { LocaleBadges } from './LocaleBadges';
import { MarkedName } from './MarkedName';

type Options<T> = Omit<Partial<Column<T>>, 'id' | 'cell' | 'value'> & {
  width: number;
  /** Content of the cell, if it is not the field itself. */
  text?: (row: T) => string | number | null | undefined;
};

const headingOf = (field: Field | undefined, name: string): string => field?.short ?? field?.label ?? name;

function plain(row: object, name: string): string | number | null {
  const value: unknown = Reflect.get(row, name);
  return typeof value === 'string' || typeof value === 'number' ? value : null;
}

/** A column that shows and exports a field, under its label. */
function columnOf<T extends object>(id: string, name: string, field: Field | undefined, options: Options<T>) {
  const { text = (row: T) => plain(row, name), ...column } = options;
  const isOn = (row: T) => Reflect.get(row, name) === true;
  const shownAs =
    field?.type === 'flag'
      ? { cell: (row: T) => (isOn(row) ? 'Yes' : 'No'), value: isOn }
      : { cell: text, value: text };
  return { id, header: headingOf(field, name), ...shownAs, ...column };
}

/** Columns and filters of a kind's list, with the labels of its fields. */
export function columnsOf<C extends KindCollection>(kind: Kind<C>) {
  type Row = Entity<C>;
  const fields: Record<string, Field | undefined> = kind.fields;
  const nameOf = (row: Row) => kind.nameOf(row);
  return {
    /** The column that names the row. */
    name: (options: Partial<Column<Row>> = {}): Column<Row> => ({
      id: 'name',
      header: 'Name',
      essential: true,
      pinned: 'start',
      width: 220,
      grow: 2,
      cell: kind.marksUnsaved ? (row) => <MarkedName id={row.id} name={nameOf(row)} /> : nameOf,
      value: nameOf,
      ...options,
    }),
    column: (id: string, name: FieldName<C>, options: Options<Row>): Column<Row> =>
      columnOf(id, name, fields[name], options),
    /** Name of an entry above it, directly or further up. */
    above: <K extends KindCollection>(
      parent: Kind<K>,
      entryOf: (row: Row) => Entity<K> | null | undefined,
      options: Partial<Column<Row>> = {},
    ): Column<Row> => {
      const text = (row: Row) => {
        const entry = entryOf(row);
        return entry ? parent.nameOf(entry) : undefined;
      };
      const { noun } = parent;
      return {
        id: noun,
        header: capitalised(noun),
        width: 160,
        grow: 1,
        fact: 'plain',
        cell: text,
        value: text,
        ...options,
      };
    },
    /** Filter by a boolean, or by a referenced entry: all, or those `within` the value of another filter. */
    filter: (name: FieldName<C>, within?: FieldName<C>): Filter => {
      const { from } = fields[name] ?? {};
      const label = headingOf(fields[name], name);
      if (!from) return { kind: 'switch', key: name, label };
      return entityFilter({
        key: name,
        label,
        several: true,
        collection: from.of,
        query: (set) => (within ? { ...from.query, [within]: set[within] } : from.query),
        nameOf: (entry) => from.nameOf(entry),
        ...(within && { within }),
      });
    },
  };
}

export const namesColumn: Column<{ names?: EmbeddedName[] | undefined }> = {
  id: 'names',
  header: 'Names',
  fact: 'plain',
  width: 130,
  cell: ({ names }) => <LocaleBadges names={names} />,
  value: ({ names = [] }) => names.map(({ locale }) => locale).join(', '),
};

interface Shown {
  show_in_filter: boolean;
  order: number;
}

/** Columns of most reference entries. */
export const shownColumns: Column<Shown>[] = [
  columnOf('in-filter', 'show_in_filter', shown.show_in_filter, { width: 100, fact: 'labelled' }),
  columnOf('order', 'order', shown.order, { sort: 'order', width: 90, align: 'end' }),
];

export const missingIn: ChoiceFilter = {
  kind: 'choice',
  key: 'missing_locale',
  label: 'Name missing in',
  options: locales.map((locale) => ({ value: locale, label: languages[locale] })),
};
