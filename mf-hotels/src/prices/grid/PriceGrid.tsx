import { useFillWindow } from '@itinera/shared/grid';
import { today } from '@itinera/shared/state';
import type { MouseEvent } from 'react';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import { ROW_HEIGHT } from './geometry';
import { GridHeader } from './GridHeader';
import { GridRoot } from './GridRoot';
import { GridRow } from './GridRow';
import { placeOfDay } from './placeOfDay';
import { groupsOf } from './places';
import { SectionLine } from './SectionLine';
import { TodayLine } from './TodayLine';
import { useActiveInView } from './useActiveInView';
import { useVisibleCells } from './useVisibleCells';
import type { Sheet } from '../usePriceSheet';

/** Space below the grid in pixels: its status line and the end of the page. */
const BELOW = 48;

interface PriceGridProps {
  sheet: Sheet;
  /** Opens the menu of a row at an element. */
  onMenu: (place: number, anchor: Element) => void;
}

/** Cells of the grid, as an ARIA grid with one tab stop. */
export function PriceGrid({ sheet, onMenu }: PriceGridProps) {
  const { root, grid, lines, columns } = sheet;
  const { active } = grid;
  const height = useFillWindow(root, BELOW) ?? window.innerHeight;
  const { visible, onScroll } = useVisibleCells(root, height);
  const now = placeOfDay(columns, today());
  useActiveInView(root, { lines, columns, active });
  const shownColumns = columns
    .map((of, column) => ({ of, column }))
    .filter(({ column }) => (column >= visible.left && column < visible.right) || column === active.column);

  return (
    <GridRoot
      ref={root}
      role="grid"
      data-typing
      aria-label="Prices"
      aria-rowcount={lines.length + 1}
      aria-colcount={columns.length + 1}
      aria-multiselectable
      style={{ maxHeight: height, '--columns': columns.length }}
      onScroll={onScroll}
      {...grid.handlers}
      {...menuHandlers(grid.handlers.onClick, onMenu)}
    >
      <GridHeader columns={shownColumns} today={now} />
      {groupsOf(lines).map(({ section, first, rows }) => (
        <div key={section.id} role="rowgroup" style={{ height: (rows.length + 1) * ROW_HEIGHT }}>
          <SectionLine
            section={section}
            line={first}
            isOpen={!sheet.closed.has(section.id)}
            onToggle={sheet.toggle}
          />
          {rows.map((row, at) => {
            const below = at + 1;
            const line = first + below;
            const isVisible = line >= visible.top && line < visible.bottom;
            // The row of the active cell keeps the focus, however far it is scrolled away.
            return (
              (isVisible || row.place === active.row) && rowLine(sheet, row, { line, below }, shownColumns)
            );
          })}
          {rows.length > 0 && <TodayLine place={now} />}
        </div>
      ))}
    </GridRoot>
  );
}

/** A row's button and a right click open its menu. */
const menuHandlers = (onClick: (event: MouseEvent) => void, onMenu: PriceGridProps['onMenu']) => ({
  onClick: (event: MouseEvent) => {
    onClick(event);
    const button = event.target instanceof Element && event.target.closest<HTMLElement>('[data-row-menu]');
    if (button) onMenu(Number(button.dataset.rowMenu), button);
  },
  onContextMenu: (event: MouseEvent) => {
    const cell = event.target instanceof Element && event.target.closest<HTMLElement>('[data-cell]');
    if (!cell || event.target instanceof HTMLInputElement) return;
    event.preventDefault();
    onMenu(Number(cell.dataset.row), cell);
  },
});

/** A row, with what is selected and open in it. */
function rowLine(
  { grid, viewOf }: Sheet,
  { row, place }: { row: PriceRow; place: number },
  { line, below }: { line: number; below: number },
  columns: readonly { of: PriceColumn; column: number }[],
) {
  const { active, range, openCell, typing } = grid;
  const isSelectedRow = place >= range.top && place <= range.bottom;
  return (
    <GridRow
      key={row.id}
      row={row}
      place={place}
      line={line}
      below={below}
      cells={columns.map(({ of, column }) => ({
        of,
        column,
        view: viewOf(row, of, isSelectedRow && column >= range.left && column <= range.right),
      }))}
      activeColumn={active.row === place ? active.column : undefined}
      openColumn={openCell?.row === place ? openCell.column : undefined}
      initial={openCell?.initial ?? ''}
      {...typing}
    />
  );
}
