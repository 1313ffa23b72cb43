import { Box } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { rowName, type FoundRow } from '../foundRows';
import { ActionsCell } from './ActionsCell';
import { columnWords, isPrice, type ColumnId } from './columns';
import { HotelCell, type Expandable } from './HotelCell';
import { quiet } from './quiet';
import type { TripActions } from './tripActions';
import { tripCells } from './tripCells';

interface TripLineProps {
  row: FoundRow;
  columns: readonly ColumnId[];
  actions: TripActions;
  level: 1 | 2;
  /** The group that it expands. */
  group?: string;
  /** Whether the rooms of the hotel are shown, and the toggle; undefined if it has none. */
  rooms?: Expandable;
  /** Text below the days, such as the number of other days. */
  note?: ReactNode;
  isCheapest?: boolean;
  /** Whether its flights are not those above all trips. */
  hasOwnFlights: boolean;
}

/** One trip: a row of the table, or a card on narrow screens. */
export function TripLine(props: TripLineProps) {
  const { row, columns, actions, level, group, rooms, note, isCheapest, hasOwnFlights } = props;
  const { active, marked, onActive } = actions;
  const isMarked = marked.has(row.id);
  // Roving tabindex: only the active row is in the tab order; arrows reach the others.
  const tabIndex = active === row.id ? 0 : -1;
  const flights = hasOwnFlights ? (level === 1 ? 'number' : 'seats') : undefined;
  const cellOf = (column: ColumnId): ReactNode => {
    if (column !== 'hotel') return tripCells[column]({ row, note, isCheapest, flights });
    if (level === 1) return <HotelCell hotel={row.hotel} {...{ rooms, isCheapest, tabIndex }} />;
    return (
      <Box data-under sx={quiet}>
        {row.hotel.name}
      </Box>
    );
  };
  return (
    <Box
      role="row"
      data-line
      data-trip={row.id}
      data-group={group}
      data-marked={isMarked || undefined}
      aria-level={level}
      aria-label={rowName(row)}
      aria-selected={isMarked}
      aria-expanded={rooms?.isOpen}
      tabIndex={tabIndex}
      onFocus={() => onActive(row)}
      onDoubleClick={rooms?.toggle}
    >
      {columns.map((column) => (
        <Box
          key={column}
          role={column === 'hotel' ? 'rowheader' : 'gridcell'}
          data-column={isPrice(column) ? 'price' : column}
          {...(isPrice(column) && { 'data-price': column, 'data-label': `${columnWords[column]}:` })}
        >
          {cellOf(column)}
        </Box>
      ))}
      <ActionsCell row={row} actions={actions} tabIndex={tabIndex} />
    </Box>
  );
}
