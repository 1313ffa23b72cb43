import { isOwn, type TableColumn } from './tableColumn';

/** Attributes of a cell for layout, keyboard and screen readers. */
export const cellProps = <T>(
  { id, header, picture, essential, fact, snapshot, track, pinned, offset, isEdge, align }: TableColumn<T>,
  place: number,
) => ({
  'data-cell': true,
  'data-column': place,
  'data-title': header,
  'data-picture': picture,
  'data-name': essential,
  'data-fact': fact,
  'data-snapshot': snapshot,
  'data-own': isOwn({ id }) || undefined,
  'data-align': align,
  'data-pinned': pinned,
  'data-edge': isEdge || undefined,
  'aria-colindex': place + 1,
  style: { gridColumn: track, [pinned === 'end' ? 'insetInlineEnd' : 'insetInlineStart']: offset },
});
