import type { SearchInput } from '@itinera/shared/contracts';
import { messageOf } from '@itinera/shared/data';
import { plural } from '@itinera/shared/format';
import { Button } from '@itinera/shared/ui';
import { useEffect, useEffectEvent, useState } from 'react';
import { rotationOf } from '../flights/rotations';
import { foundRows, type FoundRow } from '../foundRows';
import { cheapestOfKinds } from '../groups';
import { useSearch } from '../useSearch';
import type { ColumnId } from './columns';
import { LineOfWords } from './LineOfWords';
import { TripLine } from './TripLine';
import type { TripActions } from './tripActions';

interface HotelRoomsProps {
  /** Search of this hotel. */
  request: SearchInput;
  narrow: (rows: FoundRow[]) => FoundRow[];
  /** The row above, which is skipped here. */
  above: FoundRow;
  columns: readonly ColumnId[];
  actions: TripActions;
  /** The flights that all trips above have; undefined if they differ. */
  flights: string | undefined;
  /** Called when the rooms are shown. */
  onShown: () => void;
}

/** Rooms of a hotel with each boarding at their cheapest; other days and partners on request. */
export function HotelRooms({ request, narrow, above, columns, actions, flights, onShown }: HotelRoomsProps) {
  // The results contain only the cheapest room, so all are searched.
  const { result, error, refresh } = useSearch(request);
  const [opened, setOpened] = useState<readonly string[]>([]);
  const width = columns.length + 1;
  const areThere = result !== undefined;
  const shown = useEffectEvent(onShown);
  useEffect(() => {
    if (areThere) shown();
  }, [areThere]);
  if (!result)
    return (
      <LineOfWords columns={width} isAwaited={!error}>
        {error ? (
          <span role="alert">
            {messageOf(error)} <Button onClick={refresh}>Try again</Button>
          </span>
        ) : (
          'Looking for rooms…'
        )}
      </LineOfWords>
    );
  const kinds = cheapestOfKinds(narrow(foundRows(result).filter(({ hotel }) => hotel.id === above.hotel.id)));
  const isOnlyAbove = kinds.every(({ row, others }) => row.id === above.id && others.length === 0);
  if (isOnlyAbove)
    return <LineOfWords columns={width}>The hotel has no other rooms for this search.</LineOfWords>;
  return kinds.map(({ row, others }) => {
    const isOpen = opened.includes(row.id);
    const toggle = () => setOpened(isOpen ? opened.filter((id) => id !== row.id) : [...opened, row.id]);
    const note = others.length > 0 && (
      <Button
        size="small"
        tabIndex={actions.active === row.id ? 0 : -1}
        aria-expanded={isOpen}
        onClick={toggle}
        sx={{ p: 0, minWidth: 0, fontSize: 'inherit' }}
      >
        {isOpen ? 'fewer' : plural(others.length, 'other')}
      </Button>
    );
    return [row, ...(isOpen ? others : [])].flatMap((one) =>
      one.id === above.id && one === row && others.length === 0
        ? []
        : [
            <TripLine
              key={one.id}
              level={2}
              row={one}
              columns={columns}
              actions={actions}
              hasOwnFlights={rotationOf(one.trip)?.id !== flights}
              note={one === row && note}
            />,
          ],
    );
  });
}
