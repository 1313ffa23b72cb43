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
} from './classification.table';

export const classification = [
  resource({ collection: hotelClasses, table: hotelClassesTable, access: ofEverybody }),
  resource({ collection: hotelChains, table: hotelChainsTable, access: ofEverybody }),
  resource({
    collection: hotelThemes,
    table: hotelThemesTable,
    access: ofEverybody,
    first: [desc(hotelThemesTable.weight)],
  }),
  resource({ collection: hotelTypes, table: hotelTypesTable, access: ofEverybody }),
  resource({ collection: hotelFormats, table: hotelFormatsTable, access: ofEverybody }),
];
