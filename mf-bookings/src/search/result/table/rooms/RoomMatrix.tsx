import { Box } from '@itinera/shared/ui';
import { useState, type CSSProperties } from 'react';
import type { FoundRow } from '../../foundRows';
import { perPerson } from '../../perPerson';
import { amountWidth } from '../amountWidth';
import type { ColumnId } from '../columns';
import type { TripActions } from '../tripActions';
import { KindLines } from './KindLines';
import { matrixOf } from './matrix';
import { MatrixCell, placeInRooms } from './MatrixCell';

interface RoomMatrixProps {
  rows: readonly FoundRow[];
  columns: readonly ColumnId[];
  actions: TripActions;
  /** The flights that all trips above have; undefined if they differ. */
  flights: string | undefined;
}

/** Beside the amount of a cell. */
const ofCheckbox = 44;

const sizesOf = (boardings: number, rows: readonly FoundRow[]) => {
  const amounts = rows.map(({ trip }) => perPerson(trip.sale_minor, trip) ?? trip.sale_minor);
  const amount = amountWidth(amounts, rows[0]?.result.currency ?? 'EUR', 'bold');
  return { '--boardings': boardings, '--cell': `${amount + ofCheckbox}px` } as CSSProperties;
};

/** What the amounts are. */
const headingOf = (row: FoundRow | undefined): string =>
  row && perPerson(0, row.trip) === undefined ? 'Room' : 'Room, price per person';

/** Rooms of a hotel by boardings, and below them the trip that has or had the focus, in full. */
export function RoomMatrix({ rows, columns, actions, flights }: RoomMatrixProps) {
  const { boardings, rooms } = matrixOf(rows);
  const kinds = rooms.flatMap(({ cells }) => cells.flatMap((kind) => kind ?? []));
  const focused = kinds.find(({ row }) => placeInRooms(row) === actions.active);
  const [last, setLast] = useState(focused?.row.id);
  if (focused && focused.row.id !== last) setLast(focused.row.id);
  const shown = focused ?? kinds.find(({ row }) => row.id === last) ?? kinds[0];
  return (
    <Box role="rowgroup" data-rooms style={sizesOf(boardings.length, rows)}>
      <Box role="row" data-room data-head aria-level={2}>
        <div role="columnheader">{headingOf(shown?.row)}</div>
        {boardings.map(({ id, name }) => (
          <div role="columnheader" key={id}>
            {name}
          </div>
        ))}
      </Box>
      {rooms.map(({ id, name, cells }) => (
        <Box role="row" data-room aria-level={2} aria-label={name} key={id}>
          <div role="rowheader">{name}</div>
          {boardings.map((boarding, index) => (
            <MatrixCell
              key={boarding.id}
              row={cells[index]?.row}
              boarding={boarding.name}
              isNet={!columns.includes('sale')}
              isShown={cells[index] === shown}
              actions={actions}
            />
          ))}
        </Box>
      ))}
      {shown && <KindLines key={shown.row.id} kind={shown} {...{ columns, actions, flights }} />}
    </Box>
  );
}
