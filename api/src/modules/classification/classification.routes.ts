import { desc } from 'drizzle-orm';
import { hotelChains, hotelClasses, hotelFormats, hotelThemes, hotelTypes } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import { nameOf } from '../../db/localNames';
import { alphabetical } from '../../db/ordering';
import type { App } from '../../http/app';
import { referenceRoutes } from '../../http/referenceRoutes';
import { findFormats, findTypes, formatNames, typeNames } from './classification.queries';
import {
  hotelChainsTable,
  hotelClassesTable,
  hotelFormatsTable,
  hotelThemesTable,
  hotelTypesTable,
} from './classification.table';

export function classificationRoutes(app: App, database: Database): void {
  referenceRoutes(app, database, {
    collection: hotelClasses,
    rights: { list: 'hotelClasses.list', read: 'hotelClasses.read' },
    table: hotelClassesTable,
    naturalOrder: () => [hotelClassesTable.order, alphabetical(hotelClassesTable.name)],
    sortable: { name: alphabetical(hotelClassesTable.name), order: hotelClassesTable.order },
    searched: () => [hotelClassesTable.name],
  });

  referenceRoutes(app, database, {
    collection: hotelChains,
    rights: { list: 'hotelChains.list', read: 'hotelChains.read' },
    table: hotelChainsTable,
    naturalOrder: () => [hotelChainsTable.order, alphabetical(hotelChainsTable.name)],
    sortable: { name: alphabetical(hotelChainsTable.name), order: hotelChainsTable.order },
    searched: () => [hotelChainsTable.name],
  });

  referenceRoutes(app, database, {
    collection: hotelThemes,
    rights: { list: 'hotelThemes.list', read: 'hotelThemes.read' },
    table: hotelThemesTable,
    naturalOrder: () => [desc(hotelThemesTable.weight), alphabetical(hotelThemesTable.name)],
    sortable: { name: alphabetical(hotelThemesTable.name), weight: hotelThemesTable.weight },
    searched: () => [hotelThemesTable.name],
  });

  referenceRoutes(app, database, {
    collection: hotelTypes,
    rights: { list: 'hotelTypes.list', read: 'hotelTypes.read' },
    table: hotelTypesTable,
    naturalOrder: (locale) => [hotelTypesTable.order, alphabetical(nameOf(typeNames, hotelTypesTable.id, locale))],
    sortable: { order: hotelTypesTable.order },
    searched: (locale) => [nameOf(typeNames, hotelTypesTable.id, locale)],
    withData: findTypes,
  });

  referenceRoutes(app, database, {
    collection: hotelFormats,
    rights: { list: 'hotelFormats.list', read: 'hotelFormats.read' },
    table: hotelFormatsTable,
    naturalOrder: (locale) => [hotelFormatsTable.order, alphabetical(nameOf(formatNames, hotelFormatsTable.id, locale))],
    sortable: { order: hotelFormatsTable.order },
    searched: (locale) => [nameOf(formatNames, hotelFormatsTable.id, locale)],
    withData: findFormats,
  });
}
