import { Button, IconButton } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { cellProps } from '../columns/cellProps';
import { isOwn, type TableColumn } from '../columns/tableColumn';
import { directionOf, nextSort } from './directionOf';
import type { useDragOrder } from '../settings/useDragOrder';
import type { useWidths } from './useWidths';

export interface HeaderTools {
  openMenu: (id: string, anchor: Element) => void;
  drag: ReturnType<typeof useDragOrder>;
  widths: ReturnType<typeof useWidths>;
}

interface HeaderCellProps<T> extends HeaderTools {
  column: TableColumn<T>;
  place: number;
  /** Sort of the list. */
  sort: string | undefined;
  setSort: (sort: string | undefined) => void;
  isActive: boolean;
  /** Set for built-in columns. */
  children?: ReactNode;
}

const arrows = { none: '', ascending: ' ↑', descending: ' ↓' };

/** A header: sorts, can be dragged and resized, and opens its menu. */
export function HeaderCell<T>({
  column,
  place,
  sort: sortOfList,
  setSort,
  isActive,
  children,
  openMenu,
  drag: { mark, start },
  widths,
}: HeaderCellProps<T>) {
  const { id, header, sort, track } = column;
  const direction = directionOf(sort, sortOfList);
  const label = sort ? (
    <Button
      size="small"
      color="inherit"
      tabIndex={-1}
      data-label
      data-printed
      onClick={() => setSort(nextSort(sort, sortOfList))}
    >
      <span>{header}</span>
      <span aria-hidden="true">{arrows[direction]}</span>
    </Button>
  ) : (
    children || <span data-label>{header}</span>
  );
  return (
    <div
      {...cellProps(column, place)}
      role="columnheader"
      data-row={-1}
      data-drag={id}
      data-drop={mark?.over === id ? mark.side : undefined}
      aria-label={header}
      aria-sort={sort ? direction : undefined}
      aria-keyshortcuts={isOwn(column) ? undefined : 'Alt+ArrowDown'}
      tabIndex={isActive ? 0 : -1}
      onPointerDown={(event) => !isOwn(column) && start(event, id)}
    >
      {label}
      {!isOwn(column) && (
        <>
          <IconButton
            size="small"
            tabIndex={-1}
            data-menu
            aria-label={`Column menu: ${header}`}
            aria-haspopup="menu"
            onClick={({ currentTarget }) => openMenu(id, currentTarget)}
          >
            <svg width="16" height="16" viewBox="0 0 16 16" fill="currentColor" aria-hidden="true">
              <path d="M4 6h8l-4 5z" />
            </svg>
          </IconButton>
          <span
            data-handle
            aria-hidden="true"
            onPointerDown={(event) => widths.start(event, track, id)}
            onDoubleClick={() => widths.fit(track, id)}
          />
        </>
      )}
    </div>
  );
}
