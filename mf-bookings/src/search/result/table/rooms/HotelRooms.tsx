import type { SearchInput } from '@itinera/shared/contracts';
import { messageOf } from '@itinera/shared/data';
import { Button } from '@itinera/shared/ui';
import { useEffect, useEffectEvent } from 'react';
import { foundRows, type FoundRow } from '../../foundRows';
import { useSearch } from '../../useSearch';
import type { ColumnId } from '../columns';
import { LineOfWords } from '../LineOfWords';
import type { TripActions } from '../tripActions';
import { RoomMatrix } from './RoomMatrix';

interface HotelRoomsProps {
  /** Search of this hotel. */
  request: SearchInput;
  narrow: (rows: FoundRow[]) => FoundRow[];
  /** The row above. */
  above: FoundRow;
  columns: readonly ColumnId[];
  actions: TripActions;
  /** The flights that all trips above have; undefined if they differ. */
  flights: string | undefined;
  /** Called when the rooms are shown. */
  onShown: () => void;
}

/** Rooms of a hotel with each boarding at their cheapest, by a search of its own. */
export function HotelRooms({ request, narrow, above, columns, actions, flights, onShown }: HotelRoomsProps) {
  // The results contain only the cheapest room, so all are searched.
  const { result, error, refresh } = useSearch(request);
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
  const rows = narrow(foundRows(result).filter(({ hotel }) => hotel.id === above.hotel.id));
  if (rows.every(({ id }) => id === above.id))
    return <LineOfWords columns={width}>The hotel has no other rooms for this search.</LineOfWords>;
  return <RoomMatrix rows={rows} {...{ columns, actions, flights }} />;
}
