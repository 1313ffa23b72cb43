import { plural } from '@itinera/shared/format';
import { Button } from '@itinera/shared/ui';
import { useState } from 'react';
import { rotationOf } from '../../flights/rotations';
import type { ColumnId } from '../columns';
import { TripLine } from '../TripLine';
import type { TripActions } from '../tripActions';
import type { Kind } from './matrix';
import { placeInRooms } from './MatrixCell';

interface KindLinesProps {
  kind: Kind;
  columns: readonly ColumnId[];
  actions: TripActions;
  /** The flights that all trips above have; undefined if they differ. */
  flights: string | undefined;
}

/** The trip of a room with a boarding in full; other days and partners on request. */
export function KindLines({ kind: { row, others }, columns, actions, flights }: KindLinesProps) {
  const [isOpen, setOpen] = useState(false);
  const note = others.length > 0 && (
    <Button
      size="small"
      tabIndex={actions.active === placeInRooms(row) ? 0 : -1}
      aria-expanded={isOpen}
      onClick={() => setOpen(!isOpen)}
      sx={{ p: 0, minWidth: 0, fontSize: 'inherit' }}
    >
      {isOpen ? 'fewer' : plural(others.length, 'other')}
    </Button>
  );
  return [row, ...(isOpen ? others : [])].map((one) => (
    <TripLine
      key={one.id}
      level={2}
      row={one}
      columns={columns}
      actions={actions}
      hasOwnFlights={rotationOf(one.trip)?.id !== flights}
      // Its keys are those of its place among the rooms.
      focusedAt={one === row ? placeInRooms(row) : undefined}
      note={one === row && note}
    />
  ));
}
