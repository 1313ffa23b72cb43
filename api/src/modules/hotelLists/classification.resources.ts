import { desc } from 'drizzle-orm';
import { hotelChains, hotelClasses, hotelFormats, hotelThemes, hotelTypes } from '@itinera/shared/contracts';
import { ofEverybody } from '../../identity/rights/rights';
import { resource } from '../../rest/resource';
import {
  hotelChainsTable,
  hotelClassesTable,
  hotelFormatsTable,
  hotelThemesTable,
  hotelTypesTable,
} from '../classification/classification.table';
import { hotelsTable, hotelThemeLinksTable } from '../hotels/hotels.table';
import { hotelsBy } from './hotelsBy';

/** The lists that hotels are classified by. */
export const classification = [
  resource({
    collection: hotelClasses,
    table: hotelClassesTable,
    access: ofEverybody,
    ...hotelsBy(hotelsTable.hotel_class_id),
  }),
  resource({
    collection: hotelChains,
    table: hotelChainsTable,
    access: ofEverybody,
    ...hotelsBy(hotelsTable.hotel_chain_id),
  }),
  resource({
    collection: hotelThemes,
    table: hotelThemesTable,
    access: ofEverybody,
    first: [desc(hotelThemesTable.weight)],
    ...hotelsBy(hotelThemeLinksTable.hotel_theme_id),
  }),
  resource({
    collection: hotelTypes,
    table: hotelTypesTable,
    access: ofEverybody,
    ...hotelsBy(hotelsTable.hotel_type_id),
  }),
  resource({
    collection: hotelFormats,
    table: hotelFormatsTable,
    access: ofEverybody,
    ...hotelsBy(hotelsTable.hotel_format_id),
  }),
];
