import type { SearchInput } from '@itinera/shared/contracts';
import type { FoundRow } from '../foundRows';
import type { FoundGroup } from '../groups';
import { rotationOf } from '../flights/rotations';
import { roomsOf } from '../roomsOf';
import type { ColumnId } from './columns';
import { HotelRooms } from './rooms/HotelRooms';
import { TripLine } from './TripLine';
import type { TripActions } from './tripActions';

export interface GroupProps {
  group: FoundGroup;
  columns: readonly ColumnId[];
  actions: TripActions;
  cheapest: string | undefined;
  /** The flights that all trips have; undefined if they differ. */
  flights: string | undefined;
  /** The rooms of a hotel: how they are searched, and whether they are shown. */
  rooms: {
    request: SearchInput;
    narrow: (rows: FoundRow[]) => FoundRow[];
    isOpen: boolean;
    toggle: () => void;
    onShown: () => void;
  };
}

/** A hotel by its best trip; expanded, its rooms. */
export function HotelGroup({ group, columns, actions, cheapest, flights, rooms }: GroupProps) {
  const { request, narrow, isOpen, toggle, onShown } = rooms;
  const [best] = group.rows;
  if (!best) return null;
  return (
    <>
      <TripLine
        level={1}
        row={best}
        group={group.id}
        columns={columns}
        actions={actions}
        rooms={{ isOpen, toggle }}
        isCheapest={best.id === cheapest}
        hasOwnFlights={rotationOf(best.trip)?.id !== flights}
      />
      {isOpen && (
        <HotelRooms
          key={best.result.priced_at}
          request={roomsOf(request, group.id)}
          narrow={narrow}
          above={best}
          columns={columns}
          actions={actions}
          flights={flights}
          onShown={onShown}
        />
      )}
    </>
  );
}
