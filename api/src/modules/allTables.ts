import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { requireSafeWays } from '../db/visibility/requireSafeWays';
import { visibilityOf } from '../db/visibility/visibility';
import { allotmentIdLists } from './allotments/allotments.table';
import { hotelIdLists } from './hotels/hotels.table';
import { termsIdLists } from './prices/cancellationTerms.table';
import { offerIdLists } from './prices/offers.table';
import { weekdaySupplementIdLists } from './prices/weekdaySupplements.table';
import { reportRecipientLists } from './reports/schedules/reportSchedules.table';
import * as schema from './schema';

export const allTables: PgTable[] = Object.values(schema).filter((value) => is(value, PgTable));

/** The visibility of each: a table without a declaration keeps the program from starting. */
export const allVisibilities = requireSafeWays(allTables.map((table) => visibilityOf(table)));

export const allIdLists = [
  ...hotelIdLists,
  ...offerIdLists,
  ...termsIdLists,
  ...weekdaySupplementIdLists,
  ...allotmentIdLists,
  ...reportRecipientLists,
];
