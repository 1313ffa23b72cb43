import type { TableSettings } from '@itinera/shared/contracts';

/** How a table looks, with every setting resolved. */
export type TableLook = Required<TableSettings>;

/** The settings of a column that the definition provides. */
export interface LookOfColumn {
  id: string;
  essential?: true;
  hidden?: true;
  pinned?: 'start' | 'end';
}

/** The look that the list itself declares. */
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

/** What differs from the list's own look: all that is worth storing. */
export function differences(look: TableLook, from: TableLook): TableSettings {
  const changed = Object.entries(look).filter(([key, value]) => !same(value, from[key as keyof TableLook]));
  return Object.fromEntries(changed);
}
