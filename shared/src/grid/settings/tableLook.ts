import type { TableSettings } from '@itinera/shared/contracts';

/** Settings of a table, all resolved. */
export type TableLook = Required<TableSettings>;

/** Settings of a column from its definition. */
export interface LookOfColumn {
  id: string;
  essential?: true;
  hidden?: true;
  pinned?: 'start' | 'end';
}

/** Settings that the list declares. */
export const defaultLook = (columns: LookOfColumn[]): TableLook => ({
  order: columns.map(({ id }) => id),
  hidden: columns.filter(({ hidden }) => hidden).map(({ id }) => id),
  widths: {},
  pinned: { start: pinnedAt('start', columns), end: pinnedAt('end', columns) },
  density: 'compact',
  paging: 'pages',
});

const pinnedAt = (side: 'start' | 'end', columns: LookOfColumn[]) =>
  columns.filter(({ pinned }) => pinned === side).map(({ id }) => id);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** Differences from the declared settings, which are stored. */
export function differences(look: TableLook, from: TableLook): TableSettings {
  const changed = Object.entries(look).filter(([key, value]) => !same(value, from[key as keyof TableLook]));
  return Object.fromEntries(changed);
}
