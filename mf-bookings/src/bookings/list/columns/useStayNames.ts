import { boardingTypes, roomTypes, type Booking } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { boardingTypeName, roomTypeName } from '@itinera/shared/format';
import { useMemo } from 'react';

/** Names of rooms and boardings by id. */
export interface StayNames {
  roomOf: (id: string | null) => string | undefined;
  boardingOf: (id: string | null) => string | undefined;
  /** Such as `Double · Half board`. */
  kindOf: (stay: Pick<Booking, 'room_type_id' | 'boarding_type_id'>) => string;
}

const named = { with_data: true };

/** Reads names once for all bookings; empty until they are loaded. */
export function useStayNames(): StayNames {
  const { data: rooms } = useList(roomTypes, named);
  const { data: boardings } = useList(boardingTypes, named);
  return useMemo(() => {
    const roomNames = new Map(rooms?.result.map((room) => [room.id, roomTypeName(room)]));
    const boardingNames = new Map(boardings?.result.map((one) => [one.id, boardingTypeName(one)]));
    const roomOf = (id: string | null) => roomNames.get(id ?? '');
    const boardingOf = (id: string | null) => boardingNames.get(id ?? '');
    return {
      roomOf,
      boardingOf,
      kindOf: ({ room_type_id, boarding_type_id }) =>
        [roomOf(room_type_id), boardingOf(boarding_type_id)].filter(Boolean).join(' · '),
    };
  }, [rooms, boardings]);
}
