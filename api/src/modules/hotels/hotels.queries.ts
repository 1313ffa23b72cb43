import type { InferSelectModel } from 'drizzle-orm';
import { defaultLocale, type EmbeddedName, type Hotel, type Locale } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { byId, idsIn, lookUp, selectByIds } from '../../rest/entries/embed';
import { findFormats, findTypes } from '../classification/classification.queries';
import { hotelChainsTable, hotelClassesTable } from '../classification/classification.table';
import { findBeachTypes, findBoardingTypes, findRoomTypes } from '../classification/stays.queries';
import { findPlaces } from '../geography/geography.queries';
import { findDescriptions, findHotelFeatures, findImages, findThemes } from './hotelParts.queries';
import type { hotelsTable } from './hotels.table';

export type HotelRow = InferSelectModel<typeof hotelsTable>;

type Named = Pick<EmbeddedName, 'name' | 'locale'>;

/** A type's name, or its code while nobody has named it. */
const calledBy = (named: Named | null | undefined, code: string | null | undefined): Named => ({
  name: named?.name ?? code ?? '',
  locale: named?.locale ?? defaultLocale,
});

/** Hotels with everything that `with_data` embeds: a fixed number of statements for any number of hotels. */
export async function withHotelData(tx: Transaction, rows: HotelRow[], locale: Locale): Promise<Hotel[]> {
  if (rows.length === 0) return [];
  const hotelIds = idsIn(rows, 'id');
  const places = await findPlaces(tx, idsIn(rows, 'place_id'), locale);
  const classes = byId(await selectByIds(tx, hotelClassesTable, idsIn(rows, 'hotel_class_id')));
  const types = await findTypes(tx, idsIn(rows, 'hotel_type_id'), locale);
  const formats = await findFormats(tx, idsIn(rows, 'hotel_format_id'), locale);
  const chains = byId(await selectByIds(tx, hotelChainsTable, idsIn(rows, 'hotel_chain_id')));
  const beaches = await findBeachTypes(tx, idsIn(rows, 'beach_type_id'), locale);
  const rooms = await findRoomTypes(tx, [...new Set(rows.flatMap((row) => row.room_type_id))], locale);
  const boardings = await findBoardingTypes(
    tx,
    [...new Set(rows.flatMap((row) => row.boarding_type_id))],
    locale,
  );
  const features = await findHotelFeatures(tx, hotelIds, locale);
  const descriptions = await findDescriptions(tx, hotelIds);
  const themes = await findThemes(tx, hotelIds);
  const images = await findImages(tx, hotelIds);
  return rows.map((row) => ({
    ...row,
    place: lookUp(places, row.place_id),
    hotel_class: lookUp(classes, row.hotel_class_id),
    hotel_type: lookUp(types, row.hotel_type_id),
    hotel_format: lookUp(formats, row.hotel_format_id),
    hotel_chain: lookUp(chains, row.hotel_chain_id),
    beach_type: lookUp(beaches, row.beach_type_id),
    room_type: row.room_type_id.map((id) => {
      const room = rooms.get(id);
      return { room_type_id: id, ...calledBy(room?.room_type_name, room?.code) };
    }),
    boarding_type: row.boarding_type_id.map((id) => {
      const boarding = boardings.get(id);
      return { boarding_type_id: id, ...calledBy(boarding?.boarding_type_name, boarding?.code) };
    }),
    hotel_features: features.get(row.id) ?? [],
    hotel_descriptions: descriptions.get(row.id) ?? [],
    hotel_themes: themes.get(row.id) ?? [],
    hotel_images: images.get(row.id) ?? [],
  }));
}
