import { desc } from 'drizzle-orm';
import { cities, countries, places, regions, resorts } from '@itinera/shared/contracts';
import { ofEverybody } from '../../identity/rights/rights';
import { resource } from '../../rest/resource';
import { citiesTable } from './cities.table';
import { preparePlace, prepareResort } from './cityOfCountry';
import { countriesTable } from './countries.table';
import { placesTable, regionsTable, resortsTable } from './geography.table';
import { namesAbovePlace } from './namesAbovePlace';

export const geography = [
  resource({
    collection: countries,
    table: countriesTable,
    access: ofEverybody,
    searched: [countriesTable.iso2],
  }),
  resource({ collection: regions, table: regionsTable, access: ofEverybody }),
  resource({ collection: resorts, table: resortsTable, access: ofEverybody, prepare: prepareResort }),
  resource({
    collection: places,
    table: placesTable,
    access: ofEverybody,
    prepare: preparePlace,
    // People search a place by its resort, or distinguish places of one name by the country.
    searched: [namesAbovePlace],
  }),
  resource({
    collection: cities,
    table: citiesTable,
    access: ofEverybody,
    first: [desc(citiesTable.is_main)],
    searched: [citiesTable.iata],
  }),
];
