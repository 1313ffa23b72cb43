import { and, asc, count, desc, eq, inArray } from 'drizzle-orm';
import type {
  HotelDescription,
  HotelFeature,
  HotelImage,
  HotelTheme,
  Locale,
} from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { idsIn, lookUp } from '../../rest/entries/embed';
import { alphabetical } from '../../db/ordering';
import { hotelThemesTable } from '../classification/classification.table';
import { findFeatures } from '../classification/stays.queries';
import { hotelDescriptionsTable } from './hotelDescriptions.table';
import { hotelDmcsTable } from './hotelDmcs.table';
import { hotelFeaturesTable } from './hotelFeatures.table';
import { hotelImagesTable, hotelThemeLinksTable } from './hotels.table';

const groupBy = <R, V>(rows: R[], key: (row: R) => string, value: (row: R) => V): Map<string, V[]> => {
  const groups = new Map<string, V[]>();
  for (const row of rows) groups.set(key(row), [...(groups.get(key(row)) ?? []), value(row)]);
  return groups;
};

/** The images of each hotel; the first is its cover. */
export async function findImages(tx: Transaction, hotelIds: string[]): Promise<Map<string, HotelImage[]>> {
  const rows = await tx
    .select()
    .from(hotelImagesTable)
    .where(inArray(hotelImagesTable.hotel_id, hotelIds))
    .orderBy(asc(hotelImagesTable.order), asc(hotelImagesTable.id));
  return groupBy(
    rows,
    (row) => row.hotel_id,
    (row) => row,
  );
}

export async function findThemes(tx: Transaction, hotelIds: string[]): Promise<Map<string, HotelTheme[]>> {
  const rows = await tx
    .select({ hotelId: hotelThemeLinksTable.hotel_id, theme: hotelThemesTable })
    .from(hotelThemeLinksTable)
    .innerJoin(hotelThemesTable, eq(hotelThemesTable.id, hotelThemeLinksTable.hotel_theme_id))
    .where(inArray(hotelThemeLinksTable.hotel_id, hotelIds))
    .orderBy(desc(hotelThemesTable.weight), alphabetical(hotelThemesTable.name));
  return groupBy(
    rows,
    (row) => row.hotelId,
    (row) => row.theme,
  );
}

export async function findHotelFeatures(
  tx: Transaction,
  hotelIds: string[],
  locale: Locale,
): Promise<Map<string, HotelFeature[]>> {
  const rows = await tx
    .select()
    .from(hotelFeaturesTable)
    .where(inArray(hotelFeaturesTable.hotel_id, hotelIds))
    .orderBy(asc(hotelFeaturesTable.id));
  const features = await findFeatures(tx, idsIn(rows, 'feature_id'), locale);
  return groupBy(
    rows,
    (row) => row.hotel_id,
    (row) => ({ ...row, feature: lookUp(features, row.feature_id) }),
  );
}

export async function findDescriptions(
  tx: Transaction,
  hotelIds: string[],
): Promise<Map<string, HotelDescription[]>> {
  const rows = await tx
    .select()
    .from(hotelDescriptionsTable)
    .where(inArray(hotelDescriptionsTable.hotel_id, hotelIds))
    .orderBy(asc(hotelDescriptionsTable.locale));
  return groupBy(
    rows,
    (row) => row.hotel_id,
    (row) => row,
  );
}

/** How many partners offer each hotel; none is absent. */
export async function findPartnerCounts(tx: Transaction, hotelIds: string[]): Promise<Map<string, number>> {
  const rows = await tx
    .select({ hotelId: hotelDmcsTable.hotel_id, partners: count() })
    .from(hotelDmcsTable)
    .where(and(inArray(hotelDmcsTable.hotel_id, hotelIds), eq(hotelDmcsTable.is_active, true)))
    .groupBy(hotelDmcsTable.hotel_id);
  return new Map(rows.map(({ hotelId, partners }) => [hotelId, partners]));
}
