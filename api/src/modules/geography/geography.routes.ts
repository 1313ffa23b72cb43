import { desc } from 'drizzle-orm';
import {
  cities,
  cityNames,
  countries,
  countryNames,
  places,
  regionNames,
  regions,
  resortNames,
  resorts,
} from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { crudRoutes } from '../../rest/crudRoutes';
import { citiesTable, cityNamesTable } from './cities.table';
import { countriesTable, countryNamesTable } from './countries.table';
import {
  placesTable,
  regionNamesTable,
  regionsTable,
  resortNamesTable,
  resortsTable,
} from './geography.table';

export function geographyRoutes(app: App, database: Database): void {
  crudRoutes(app, database, {
    resource: 'countries',
    collection: countries,
    table: countriesTable,
    searched: [countriesTable.iso2],
  });
  crudRoutes(app, database, { resource: 'countryNames', collection: countryNames, table: countryNamesTable });

  crudRoutes(app, database, {
    resource: 'regions',
    collection: regions,
    table: regionsTable,
  });
  crudRoutes(app, database, { resource: 'regionNames', collection: regionNames, table: regionNamesTable });

  crudRoutes(app, database, {
    resource: 'resorts',
    collection: resorts,
    table: resortsTable,
  });
  crudRoutes(app, database, { resource: 'resortNames', collection: resortNames, table: resortNamesTable });

  crudRoutes(app, database, {
    resource: 'places',
    collection: places,
    table: placesTable,
  });

  crudRoutes(app, database, {
    resource: 'cities',
    collection: cities,
    table: citiesTable,
    first: [desc(citiesTable.is_main)],
    searched: [citiesTable.iata],
  });
  crudRoutes(app, database, { resource: 'cityNames', collection: cityNames, table: cityNamesTable });
}
