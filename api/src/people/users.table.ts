import { and, eq, ne, sql, type SQL } from 'drizzle-orm';
import { check, index, jsonb, pgTable, text, uniqueIndex } from 'drizzle-orm/pg-core';
import type { CustomValues } from '@itinera/shared/contracts';
import { createdNow, id, instant } from '../db/columns';
import { declareVisibility } from '../db/visibility/visibility';
import { declareOfThings } from '../db/visibility/ofThings';
import { declarePersonal, detail, family, given, identity, values } from '../db/visibility/personal';

export const usersTable = pgTable(
  'users',
  {
    id: id(),
    email: text().notNull(),
    role: text({ enum: ['admin', 'manager', 'operator', 'dmc'] }).notNull(),
    /** Parked: a registration with the address of another account. Its author sees it as pending. */
    status: text({ enum: ['active', 'pending', 'invited', 'blocked', 'parked'] }).notNull(),
    first_name: text(),
    last_name: text(),
    middle_name: text(),
    phone: text(),
    company_name: text(),
    /** Currency of a partner's contracts. */
    currency: text().notNull().default('EUR'),
    locale: text({ enum: ['en', 'ru'] })
      .notNull()
      .default('en'),
    password_hash: text(),
    last_login_at: instant(),
    custom: jsonb().$type<CustomValues>().notNull().default({}),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    check('users_role', sql`role IN ('admin', 'manager', 'operator', 'dmc')`),
    check('users_status', sql`status IN ('active', 'pending', 'invited', 'blocked', 'parked')`),
    uniqueIndex('users_email')
      .on(table.email)
      .where(sql`status <> 'parked'`),
    index('users_by_creation').on(table.created_at, table.id),
  ],
);

declareVisibility(
  usersTable,
  { kind: 'own', column: 'id' },
  {
    open: [
      'id',
      'email',
      'role',
      'status',
      'first_name',
      'last_name',
      'middle_name',
      'phone',
      'company_name',
      'currency',
      'locale',
      'last_login_at',
      'custom',
      'created_at',
      'updated_at',
    ],
    secret: ['password_hash'],
  },
);

/** The account of an address: never a parked registration. */
export const hasEmail = (email: string): SQL | undefined =>
  and(eq(usersTable.email, email), ne(usersTable.status, 'parked'));

declarePersonal(usersTable, {
  email: identity,
  first_name: given,
  last_name: family,
  middle_name: detail,
  phone: identity,
  custom: values,
});

declareOfThings(usersTable, ['company_name', 'currency']);
