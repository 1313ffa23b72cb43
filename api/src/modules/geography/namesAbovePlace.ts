import { sql, type SQL } from 'drizzle-orm';
import { searchedNames } from '../../rest/read/listOrder';
import { countriesTable } from './countries.table';
import { placesTable, regionsTable, resortsTable } from './geography.table';

/** The names of a place's resort, region and country in all languages as one text, for searching. */
export function namesAbovePlace(): SQL {
  const names = [resortsTable, regionsTable, countriesTable].flatMap(searchedNames);
  return sql`(SELECT concat_ws(' ', ${sql.join(names, sql`, `)}) FROM ${resortsTable}
    JOIN ${regionsTable} ON ${regionsTable.id} = ${resortsTable.region_id}
    JOIN ${countriesTable} ON ${countriesTable.id} = ${regionsTable.country_id}
    WHERE ${resortsTable.id} = ${placesTable.resort_id})`;
}
