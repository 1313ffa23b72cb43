import { boardingTypes, roomTypes, type Booking } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { useMemo } from 'react';

/** The names of the rooms and boardings that stays refer to. */
export interface StayNames {
  roomOf: (id: string | null) => string | undefined;
  boardingOf: (id: string | null) => string | undefined;
  /** `Double · Half board` */
  kindOf: (stay: Pick<Booking, 'room_type_id' | 'boarding_type_id'>) => string;
}

const named = { with_data: true };

/** Reads them once for all bookings; nothing is named until they are there. */
export function useStayNames(): StayNames {
  const { data: rooms } = useList(roomTypes, named);
  const { data: boardings } = useList(boardingTypes, named);
  return useMemo(() => {
    const roomNames = new Map(
      rooms?.result.map(({ id, room_type_name, code }) => [id, room_type_name?.name ?? code ?? '—']),
    );
    const boardingNames = new Map(
      boardings?.result.map(({ id, boarding_type_name, code }) => [
        id,
        boarding_type_name?.name ?? code ?? '—',
      ]),
    );
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
