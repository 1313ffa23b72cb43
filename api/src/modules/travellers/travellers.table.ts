import { sql } from 'drizzle-orm';
import { boolean, check, date, index, integer, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { CustomValues } from '@itinera/shared/contracts';
import { createdNow, id } from '../../db/columns';
import { alphabetical } from '../../db/ordering';
import { countriesTable } from '../geography/countries.table';
import { declareDerived } from '../../rest/entries/derived';
import { declareVisibility } from '../../db/visibility/visibility';
import {
  alias,
  birthday,
  declarePersonal,
  detail,
  family,
  given,
  identity,
  list,
  values,
} from '../../db/visibility/personal';

export const travellersTable = pgTable(
  'travellers',
  {
    id: id(),
    first_name: text().notNull(),
    last_name: text().notNull(),
    middle_name: text(),
    first_name_local: text(),
    last_name_local: text(),
    sex: text({ enum: ['m', 'f'] }).notNull(),
    birthday: date({ mode: 'string' }).notNull(),
    nationality: uuid()
      .notNull()
      .references(() => countriesTable.id),
    personal_code: text(),
    email: text(),
    phone: text(),
    passport_number: text(),
    passport_issue_country: uuid().references(() => countriesTable.id),
    passport_issued_at: date({ mode: 'string' }),
    passport_expires_at: date({ mode: 'string' }),
    is_customer: boolean().notNull().default(false),
    companions: uuid().array().notNull().default([]),
    note: text(),
    custom: jsonb().$type<CustomValues>().notNull().default({}),
    /** Keys of the name in any spelling (`nameKeysOf`); null until they are computed. */
    name_keys: text().array(),
    bookings_count: integer().notNull().default(0),
    /** Folded names, which `q` searches (migration 0075). */
    searched: text()
      .notNull()
      .generatedAlwaysAs(
        sql`fold(first_name || ' ' || last_name || ' ' || coalesce(first_name_local, '') || ' ' || coalesce(last_name_local, ''))`,
      ),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    check('travellers_sex', sql`sex IN ('m', 'f')`),
    index('travellers_by_creation').on(table.created_at, table.id),
    index('travellers_by_name').on(alphabetical(table.last_name), table.id),
    index('travellers_by_first_name').on(alphabetical(table.first_name), table.id),
    index('travellers_by_birthday').on(table.birthday, table.id),
    index('travellers_by_change').on(table.updated_at, table.id),
    index('travellers_by_passport_expiry').on(table.passport_expires_at, table.id),
    index('travellers_by_passport_expiry_down').on(
      table.passport_expires_at.desc().nullsLast(),
      table.id.desc(),
    ),
    index('travellers_by_bookings').on(table.bookings_count, table.id),
    index('travellers_by_nationality').on(table.nationality),
    index('travellers_without_name_keys')
      .on(table.id)
      .where(sql`name_keys IS NULL`),
    index('travellers_by_passport')
      .on(table.passport_number)
      .where(sql`passport_number IS NOT NULL`),
  ],
);

declareDerived(travellersTable, ['bookings_count', 'name_keys', 'searched']);

declareVisibility(
  travellersTable,
  { kind: 'staff' },
  {
    open: [
      'id',
      'first_name',
      'last_name',
      'middle_name',
      'first_name_local',
      'last_name_local',
      'sex',
      'birthday',
      'nationality',
      'email',
      'phone',
      'is_customer',
      'companions',
      'note',
      'custom',
      'bookings_count',
      'name_keys',
      'searched',
      'created_at',
      'updated_at',
    ],
    personal: [
      'personal_code',
      'passport_number',
      'passport_issue_country',
      'passport_issued_at',
      'passport_expires_at',
    ],
  },
);

declarePersonal(travellersTable, {
  first_name: given,
  last_name: family,
  middle_name: detail,
  first_name_local: alias('given'),
  last_name_local: alias('family'),
  birthday,
  personal_code: identity,
  email: identity,
  phone: identity,
  passport_number: identity,
  passport_issue_country: detail,
  passport_issued_at: detail,
  passport_expires_at: detail,
  companions: list,
  note: detail,
  custom: values,
});
