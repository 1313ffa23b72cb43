import { sql, type SQL } from 'drizzle-orm';
import type { Locale } from '@itinera/shared/contracts';
import { namesIn } from '../../rest/read/listOrder';
import { countriesTable } from './countries.table';
import { placesTable, regionsTable, resortsTable } from './geography.table';

/** The names of a place's resort, region and country as one text, for searching. */
export function namesAbovePlace(language: Locale): SQL {
  const names = [resortsTable, regionsTable, countriesTable].flatMap((table) => namesIn(table, language));
  return sql`(SELECT concat_ws(' ', ${sql.join(names, sql`, `)}) FROM ${resortsTable}
    JOIN ${regionsTable} ON ${regionsTable.id} = ${resortsTable.region_id}
    JOIN ${countriesTable} ON ${countriesTable.id} = ${regionsTable.country_id}
    WHERE ${resortsTable.id} = ${placesTable.resort_id})`;
}
