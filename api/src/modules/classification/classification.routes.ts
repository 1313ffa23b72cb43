import { desc } from 'drizzle-orm';
import {
  hotelChains,
  hotelClasses,
  hotelFormatNames,
  hotelFormats,
  hotelThemes,
  hotelTypeNames,
  hotelTypes,
} from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { crudRoutes } from '../../rest/crudRoutes';
import {
  hotelChainsTable,
  hotelClassesTable,
  hotelFormatNamesTable,
  hotelFormatsTable,
  hotelThemesTable,
  hotelTypeNamesTable,
  hotelTypesTable,
} from './classification.table';

export function classificationRoutes(app: App, database: Database): void {
  crudRoutes(app, database, { resource: 'hotelClasses', collection: hotelClasses, table: hotelClassesTable });
  crudRoutes(app, database, { resource: 'hotelChains', collection: hotelChains, table: hotelChainsTable });
  crudRoutes(app, database, {
    resource: 'hotelThemes',
    collection: hotelThemes,
    table: hotelThemesTable,
    first: [desc(hotelThemesTable.weight)],
  });

  crudRoutes(app, database, {
    resource: 'hotelTypes',
    collection: hotelTypes,
    table: hotelTypesTable,
  });
  crudRoutes(app, database, {
    resource: 'hotelTypeNames',
    collection: hotelTypeNames,
    table: hotelTypeNamesTable,
  });

  crudRoutes(app, database, {
    resource: 'hotelFormats',
    collection: hotelFormats,
    table: hotelFormatsTable,
  });
  crudRoutes(app, database, {
    resource: 'hotelFormatNames',
    collection: hotelFormatNames,
    table: hotelFormatNamesTable,
  });
}
