import type { TableSettings } from '@itinera/shared/contracts';

/** How a table looks, with nothing left open. */
export type TableLook = Required<TableSettings>;

/** What of a column the look of its table begins with. */
export interface LookOfColumn {
  id: string;
  essential?: true;
  hidden?: true;
  pinned?: 'start' | 'end';
}

/** As the list itself has it. */
export const defaultLook = (columns: LookOfColumn[]): TableLook => ({
  order: columns.map(({ id }) => id),
  hidden: columns.filter(({ hidden }) => hidden).map(({ id }) => id),
  widths: {},
  pinned: { start: pinnedAt('start', columns), end: pinnedAt('end', columns) },
  density: 'comfortable',
  paging: 'pages',
});

const pinnedAt = (side: 'start' | 'end', columns: LookOfColumn[]) =>
  columns.filter(({ pinned }) => pinned === side).map(({ id }) => id);

const same = (one: unknown, other: unknown) => JSON.stringify(one) === JSON.stringify(other);

/** What differs from the list's own look: all that is worth keeping. */
export function differences(look: TableLook, from: TableLook): TableSettings {
  const changed = Object.entries(look).filter(([key, value]) => !same(value, from[key as keyof TableLook]));
  return Object.fromEntries(changed);
}
