import type { LookOfColumn, TableLook } from './tableLook';

/** Orders the columns as set; a column of a newer release comes after the one it is declared after. */
export function inOrder<C extends LookOfColumn>(columns: C[], order: string[]): C[] {
  const ids = order.filter((id) => columns.some((column) => column.id === id));
  columns.forEach(({ id }, place) => {
    if (ids.includes(id)) return;
    const before = columns[place - 1];
    ids.splice(before ? ids.indexOf(before.id) + 1 : 0, 0, id);
  });
  return ids.flatMap((id) => columns.find((column) => column.id === id) ?? []);
}

/** An essential column can't be hidden; one without a setting is as declared. */
export const isHidden = ({ id, essential, hidden }: LookOfColumn, look: TableLook): boolean =>
  !essential && (look.hidden.includes(id) || (hidden === true && !look.order.includes(id)));

/** At which side a column is pinned. */
export const pinOf = ({ id }: { id: string }, { pinned }: TableLook): 'start' | 'end' | undefined =>
  pinned.start.includes(id) ? 'start' : pinned.end.includes(id) ? 'end' : undefined;
