import { hotels } from '@itinera/shared/contracts';
import { useOne } from '@itinera/shared/data';

export interface TypeChoice {
  value: string;
  label: string;
}

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

/** Name of a room or boarding; one that the hotel no longer has is named as removed. */
export const labelIn = (choices: readonly TypeChoice[], id: string): string =>
  choices.find(({ value }) => value === id)?.label ?? 'no longer at this hotel';

/** Names of several as one line; none means all, and needs no line. */
export const namesOf = (ids: readonly string[], choices: readonly TypeChoice[]): string[] =>
  ids.length === 0 ? [] : [ids.map((id) => labelIn(choices, id)).join(', ')];
