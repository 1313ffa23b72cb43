import { is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { hotelIdLists } from './hotels/hotels.table';
import * as schema from './schema';

export const allTables: PgTable[] = Object.values(schema).filter((value) => is(value, PgTable));

export const allIdLists = hotelIdLists;
