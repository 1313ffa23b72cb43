import type { Hotel } from '@itinera/shared/contracts';

/** The rooms or boardings of a hotel with their names, in its order. */
export function linkedTypes(
  hotel: Hotel,
  field: 'room_type_id' | 'boarding_type_id',
): { id: string; name: string }[] {
  const rooms = hotel.room_type?.map(({ room_type_id: id, name }) => ({ id, name })) ?? [];
  const boardings = hotel.boarding_type?.map(({ boarding_type_id: id, name }) => ({ id, name })) ?? [];
  const named = new Map((field === 'room_type_id' ? rooms : boardings).map(({ id, name }) => [id, name]));
  return hotel[field].map((id) => ({ id, name: named.get(id) ?? '—' }));
}
