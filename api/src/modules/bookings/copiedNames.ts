import { sql, type SQL } from 'drizzle-orm';
import { usersTable } from '../../people/users.table';
import { hotelsTable } from '../hotels/hotels.table';

const personName = sql`coalesce(nullif(concat_ws(' ', ${usersTable.first_name}, ${usersTable.last_name}), ''), ${usersTable.email})`;

/** SQL of the names that bookings and payments copy. */
export const hotelNameOf = (id: string | null): SQL =>
  sql`(SELECT ${hotelsTable.name} FROM ${hotelsTable} WHERE ${hotelsTable.id} = ${id})`;
export const dmcNameOf = (id: string): SQL =>
  sql`(SELECT coalesce(${usersTable.company_name}, ${personName}) FROM ${usersTable} WHERE ${usersTable.id} = ${id})`;
export const managerNameOf = (id: string | null): SQL =>
  sql`(SELECT ${personName} FROM ${usersTable} WHERE ${usersTable.id} = ${id})`;
