import { Box } from '@itinera/shared/ui';
import type { ReactNode } from 'react';
import { rotationOf } from '../flights/rotations';
import { rowName, type FoundRow } from '../foundRows';
import { ActionsCell } from './ActionsCell';
import { columnWords, isPrice, type ColumnId } from './columns';
import { HotelCell, type Expandable } from './HotelCell';
import { quiet } from './quiet';
import type { TripActions } from './tripActions';
import { tripCells } from './tripCells';
import { TripSeats } from './TripSeats';

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
  /** Where its trip has the focus in place of the row. */
  focusedAt?: string | undefined;
  /** Whether its flights are not those above all trips. */
  hasOwnFlights: boolean;
}

/** One trip: a row of the table, or a card on narrow screens. */
export function TripLine(props: TripLineProps) {
  const { row, columns, actions, level, group, rooms, note, isCheapest, hasOwnFlights, focusedAt } = props;
  const { active, marked, onActive } = actions;
  const isMarked = marked.has(row.id);
  // Roving tabindex: only the active row is in the tab order; arrows reach the others.
  const tabIndex = active === (focusedAt ?? row.id) ? 0 : -1;
  const ofFocus = focusedAt === undefined && {
    'data-trip': row.id,
    tabIndex,
    onFocus: () => onActive(row, row.id),
  };
  const rotation = hasOwnFlights ? rotationOf(row.trip) : undefined;
  const cellOf = (column: ColumnId): ReactNode => {
    if (column !== 'hotel')
      return tripCells[column]({ row, note, isCheapest, isFlightNamed: hasOwnFlights && level === 1 });
    if (level === 1) return <HotelCell hotel={row.hotel} {...{ rooms, isCheapest, tabIndex }} />;
    return (
      <Box data-under sx={quiet}>
        {row.hotel.name}
        {rotation && <TripSeats rotation={rotation} />}
      </Box>
    );
  };
  return (
    <Box
      role="row"
      data-line
      data-group={group}
      data-marked={isMarked || undefined}
      aria-level={level}
      aria-label={rowName(row)}
      aria-selected={isMarked}
      aria-expanded={rooms?.isOpen}
      {...ofFocus}
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
