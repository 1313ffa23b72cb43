import { sql } from 'drizzle-orm';
import { check, index, pgTable, text } from 'drizzle-orm/pg-core';
import { createdNow, id } from '../../db/columns';

export const usersTable = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull().unique('users_email'),
    role: text({ enum: ['admin', 'manager', 'operator', 'dmc'] }).notNull(),
    status: text({ enum: ['active', 'pending', 'invited', 'blocked'] }).notNull(),
    first_name: text(),
    last_name: text(),
    company_name: text(),
    password_hash: text(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    check('users_role', sql`role IN ('admin', 'manager', 'operator', 'dmc')`),
    check('users_status', sql`status IN ('active', 'pending', 'invited', 'blocked')`),
    index('users_by_creation').on(table.created_at, table.id),
  ],
);
