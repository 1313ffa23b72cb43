import { useFillWindow } from '@itinera/shared/grid';
import type { RefObject } from 'react';
import type { PriceColumn, PriceRow } from '../model/priceRows';
import type { CellView } from './cellView';
import { ROW_HEIGHT } from './geometry';
import { GridHeader } from './GridHeader';
import { GridRoot } from './GridRoot';
import { GridRow } from './GridRow';
import type { GridLine } from './places';
import { SectionLine } from './SectionLine';
import { useVisibleCells } from './useVisibleCells';
import type { usePriceGrid } from './usePriceGrid';

/** Space below the grid in pixels: its status line and the end of the page. */
const BELOW = 73;

interface PriceGridProps {
  root: RefObject<HTMLDivElement | null>;
  grid: ReturnType<typeof usePriceGrid>;
  lines: readonly GridLine[];
  columns: readonly PriceColumn[];
  closed: ReadonlySet<string>;
  onToggle: (section: string) => void;
  viewOf: (row: PriceRow, column: PriceColumn, isSelected: boolean) => CellView;
  /** Opens the menu of a row at an element. */
  onMenu: (place: number, anchor: Element) => void;
}

/** Cells of the grid, as an ARIA grid with one tab stop. */
export function PriceGrid(props: PriceGridProps) {
  const { root, grid, lines, columns, closed, onToggle, viewOf, onMenu } = props;
  const { active, range, openCell, typing } = grid;
  const height = useFillWindow(root, BELOW) ?? window.innerHeight;
  const { visible, onScroll } = useVisibleCells(root, height);
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
      onClick={(event) => {
        grid.handlers.onClick(event);
        const button =
          event.target instanceof Element && event.target.closest<HTMLElement>('[data-row-menu]');
        if (button) onMenu(Number(button.dataset.rowMenu), button);
      }}
      onContextMenu={(event) => {
        const cell = event.target instanceof Element && event.target.closest<HTMLElement>('[data-cell]');
        if (!cell || event.target instanceof HTMLInputElement) return;
        event.preventDefault();
        onMenu(Number(cell.dataset.row), cell);
      }}
    >
      <GridHeader columns={shownColumns} />
      <div role="rowgroup" style={{ height: lines.length * ROW_HEIGHT }}>
        {lines.map((line, index) => {
          const isVisible = index >= visible.top && index < visible.bottom;
          if ('section' in line)
            return (
              isVisible && (
                <SectionLine
                  key={line.section.id}
                  section={line.section}
                  line={index}
                  isOpen={!closed.has(line.section.id)}
                  onToggle={onToggle}
                />
              )
            );
          const { row, place } = line;
          if (!isVisible && place !== active.row) return null;
          const isSelectedRow = place >= range.top && place <= range.bottom;
          return (
            <GridRow
              key={row.id}
              row={row}
              place={place}
              line={index}
              cells={shownColumns.map(({ of, column }) => ({
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
        })}
      </div>
    </GridRoot>
  );
}
