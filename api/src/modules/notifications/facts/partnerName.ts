import { sql } from 'drizzle-orm';
import { usersTable } from '../../../people/users.table';

/** The company name of a partner. */
export const partnerName = sql<string>`coalesce(${usersTable.company_name}, ${usersTable.first_name}, ${usersTable.email})`;
