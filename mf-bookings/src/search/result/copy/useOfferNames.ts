import { boardingTypes, countries, roomTypes } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import type { FoundRow } from '../foundRows';
import type { OfferLanguage, OfferNames } from './offerText';

/** Names of an offer in a language; undefined while loading, and those of the results on failure. */
export function useOfferNames({ trip, hotel, room, boarding }: FoundRow, locale: OfferLanguage) {
  const query = { with_data: true, locale };
  const rooms = useList(roomTypes, query);
  const boardings = useList(boardingTypes, query);
  const lands = useList(countries, query);
  const answers = [rooms, boardings, lands];
  if (answers.some(({ data, error, isPlaceholderData }) => (!data || isPlaceholderData) && !error))
    return undefined;
  const entry = <E extends { id: string }>(list: { data?: { result: E[] } | undefined }, id: string) =>
    list.data?.result.find((one) => one.id === id);
  const country = entry(lands, hotel.country.id)?.country_name?.name ?? hotel.country.name;
  const names: OfferNames = {
    hotel: hotel.name,
    stars: hotel.stars,
    place: `${hotel.place.name}, ${country}`,
    room: entry(rooms, trip.room_type_id)?.room_type_name?.name ?? room,
    boarding: entry(boardings, trip.boarding_type_id)?.boarding_type_name?.name ?? boarding,
  };
  return names;
}
