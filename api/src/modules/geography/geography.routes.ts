import { eq } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { countries, places, regions, resorts } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import { nameOf } from '../../db/localNames';
import { alphabetical } from '../../db/ordering';
import type { App } from '../../http/app';
import { referenceRoutes } from '../../http/referenceRoutes';
import {
  countryNames,
  findCountries,
  findPlaces,
  findRegions,
  findResorts,
  regionNames,
  resortNames,
} from './geography.queries';
import { countriesTable, placesTable, regionsTable, resortsTable } from './geography.table';

const within = (column: PgColumn, id: string | undefined) => (id === undefined ? undefined : eq(column, id));

export function geographyRoutes(app: App, database: Database): void {
  referenceRoutes(app, database, {
    collection: countries,
    rights: { list: 'countries.list', read: 'countries.read' },
    table: countriesTable,
    naturalOrder: (locale) => [countriesTable.order, alphabetical(nameOf(countryNames, countriesTable.id, locale))],
    sortable: { order: countriesTable.order },
    searched: (locale) => [nameOf(countryNames, countriesTable.id, locale), countriesTable.iso2],
    withData: findCountries,
  });

  referenceRoutes(app, database, {
    collection: regions,
    rights: { list: 'regions.list', read: 'regions.read' },
    table: regionsTable,
    naturalOrder: (locale) => [regionsTable.order, alphabetical(nameOf(regionNames, regionsTable.id, locale)), regionsTable.name],
    sortable: { name: alphabetical(regionsTable.name), order: regionsTable.order },
    searched: (locale) => [nameOf(regionNames, regionsTable.id, locale), regionsTable.name],
    filter: ({ country_id }) => within(regionsTable.country_id, country_id),
    withData: findRegions,
  });

  referenceRoutes(app, database, {
    collection: resorts,
    rights: { list: 'resorts.list', read: 'resorts.read' },
    table: resortsTable,
    naturalOrder: (locale) => [resortsTable.order, alphabetical(nameOf(resortNames, resortsTable.id, locale))],
    sortable: { order: resortsTable.order },
    searched: (locale) => [nameOf(resortNames, resortsTable.id, locale)],
    filter: ({ region_id }) => within(resortsTable.region_id, region_id),
    withData: findResorts,
  });

  referenceRoutes(app, database, {
    collection: places,
    rights: { list: 'places.list', read: 'places.read' },
    table: placesTable,
    naturalOrder: () => [placesTable.order, alphabetical(placesTable.name)],
    sortable: { name: alphabetical(placesTable.name), order: placesTable.order },
    searched: () => [placesTable.name],
    filter: ({ resort_id }) => within(placesTable.resort_id, resort_id),
    withData: findPlaces,
  });
}
