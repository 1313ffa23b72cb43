import { useFillWindow } from '@itinera/shared/grid';
import type { MouseEvent } from 'react';
import type { RoomsSheet } from '../useRoomsSheet';
import { RoomsHeader } from './RoomsHeader';
import { RoomsLine } from './RoomsLine';
import { RoomsRoot } from './RoomsRoot';
import { useScrollToToday } from './useScrollToToday';

/** Space below the grid in pixels: its status line and the end of the page. */
const BELOW = 48;

/** Nights of a month by allotment, as an ARIA grid with one tab stop. */
export function RoomsGrid({ sheet, label }: { sheet: RoomsSheet; label: string }) {
  const { root, grid, rows, nights, viewOf } = sheet;
  const { active, range, openCell, typing, handlers } = grid;
  const height = useFillWindow(root, BELOW);
  useScrollToToday(root, nights);
  const onClick = (event: MouseEvent) => {
    handlers.onClick(event);
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-edit]');
    const row = button && rows[Number(button.dataset['edit'])];
    if (row) sheet.edit(row);
  };
  return (
    <RoomsRoot
      ref={root}
      role="grid"
      data-typing
      aria-label={label}
      aria-rowcount={rows.length + 1}
      aria-colcount={nights.length + 1}
      aria-multiselectable
      aria-busy={!sheet.isRead}
      style={{ maxHeight: height, '--columns': nights.length }}
      {...handlers}
      onClick={onClick}
    >
      <RoomsHeader nights={nights} />
      <div role="rowgroup">
        {rows.map((row, place) => {
          const isInRange = place >= range.top && place <= range.bottom;
          return (
            <RoomsLine
              key={row.id}
              row={row}
              place={place}
              nights={nights}
              views={nights.map((night, column) =>
                viewOf(row, night, isInRange && column >= range.left && column <= range.right),
              )}
              activeColumn={active.row === place ? active.column : undefined}
              open={openCell?.row === place ? openCell : undefined}
              {...typing}
            />
          );
        })}
      </div>
    </RoomsRoot>
  );
}
