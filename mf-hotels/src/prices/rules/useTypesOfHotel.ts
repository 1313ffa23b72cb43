import { hotels } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';
import type { TypeChoice } from './typeNames';

/** Rooms and boardings of a hotel, which its rules may refer to. */
export interface TypesOfHotel {
  rooms: readonly TypeChoice[];
  boardings: readonly TypeChoice[];
}

/** Loads them with the hotel, as its page does. */
export function useTypesOfHotel(hotelId: string): TypesOfHotel {
  const { data } = useOne(hotels, hotelId, { with_data: true });
  return {
    rooms: (data?.room_type ?? []).map(({ room_type_id, name }) => ({ value: room_type_id, label: name })),
    boardings: (data?.boarding_type ?? []).map(({ boarding_type_id, name }) => ({
      value: boarding_type_id,
      label: name,
    })),
  };
}
