import { sql } from 'drizzle-orm';
import { usersTable } from '../../../people/users.table';

/** Partners are called by their company. */
export const partnerName = sql<string>`coalesce(${usersTable.company_name}, ${usersTable.first_name}, ${usersTable.email})`;
