import { uuid } from 'drizzle-orm/pg-core';
import { usersTable } from '../../people/users.table';
import { boardingTypesTable, roomTypesTable } from '../classification/stays.table';
import { hotelsTable } from '../hotels/hotels.table';

/** Prices and restrictions are removed with their hotel. */
export const hotelId = () =>
  uuid()
    .notNull()
    .references(() => hotelsTable.id, { onDelete: 'cascade' });

export const partnerId = () => uuid().references(() => usersTable.id);

/** Null means all of them. */
export const roomTypeId = () => uuid().references(() => roomTypesTable.id);
export const boardingTypeId = () => uuid().references(() => boardingTypesTable.id);
