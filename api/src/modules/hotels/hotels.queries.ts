import { asc, desc, eq, inArray, type InferSelectModel } from 'drizzle-orm';
import type { Hotel, HotelImage, HotelTheme, Locale } from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { byId, idsIn, lookUp, selectByIds } from '../../db/embed';
import { alphabetical } from '../../db/ordering';
import { findFormats, findTypes } from '../classification/classification.queries';
import { hotelChainsTable, hotelClassesTable, hotelThemesTable } from '../classification/classification.table';
import { findPlaces } from '../geography/geography.queries';
import { hotelImagesTable, type hotelsTable, hotelThemeLinksTable } from './hotels.table';

export type HotelRow = InferSelectModel<typeof hotelsTable>;

const groupBy = <R, V>(rows: R[], key: (row: R) => string, value: (row: R) => V): Map<string, V[]> => {
  const groups = new Map<string, V[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), value(row)]);
  return groups;
};

/** The images of each hotel; the first is its cover. */
async function findImages(tx: Transaction, hotelIds: string[]): Promise<Map<string, HotelImage[]>> {
  const rows = await tx
    .select()
    .from(hotelImagesTable)
    .where(inArray(hotelImagesTable.hotel_id, hotelIds))
    .orderBy(asc(hotelImagesTable.order), asc(hotelImagesTable.id));
  return groupBy(rows, (row) => row.hotel_id, (row) => row);
}

async function findThemes(tx: Transaction, hotelIds: string[]): Promise<Map<string, HotelTheme[]>> {
  const rows = await tx
    .select({ hotelId: hotelThemeLinksTable.hotel_id, theme: hotelThemesTable })
    .from(hotelThemeLinksTable)
    .innerJoin(hotelThemesTable, eq(hotelThemesTable.id, hotelThemeLinksTable.hotel_theme_id))
    .where(inArray(hotelThemeLinksTable.hotel_id, hotelIds))
    .orderBy(desc(hotelThemesTable.weight), alphabetical(hotelThemesTable.name));
  return groupBy(rows, (row) => row.hotelId, (row) => row.theme);
}

/** Hotels with everything that `with_data` embeds: a fixed number of statements for any number of hotels. */
export async function withHotelData(tx: Transaction, rows: HotelRow[], locale: Locale): Promise<Hotel[]> {
  if (rows.length === 0) return [];
  const hotelIds = idsIn(rows, 'id');
  const places = await findPlaces(tx, idsIn(rows, 'place_id'), locale);
  const classes = byId(await selectByIds(tx, hotelClassesTable, idsIn(rows, 'hotel_class_id')));
  const types = await findTypes(tx, idsIn(rows, 'hotel_type_id'), locale);
  const formats = await findFormats(tx, idsIn(rows, 'hotel_format_id'), locale);
  const chains = byId(await selectByIds(tx, hotelChainsTable, idsIn(rows, 'hotel_chain_id')));
  const themes = await findThemes(tx, hotelIds);
  const images = await findImages(tx, hotelIds);
  return rows.map((row) => ({
    ...row,
    place: lookUp(places, row.place_id),
    hotel_class: lookUp(classes, row.hotel_class_id),
    hotel_type: lookUp(types, row.hotel_type_id),
    hotel_format: lookUp(formats, row.hotel_format_id),
    hotel_chain: lookUp(chains, row.hotel_chain_id),
    hotel_themes: themes.get(row.id) ?? [],
    hotel_images: images.get(row.id) ?? [],
  }));
}
