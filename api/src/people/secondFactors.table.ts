import { bigint, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdNow, instant } from '../db/columns';
import { declareVisibility } from '../db/visibility/visibility';
import { usersTable } from './users.table';

/** The authenticator app of an account, valid once a code has confirmed it. */
export const secondFactorsTable = pgTable('second_factors', {
  user_id: uuid()
    .primaryKey()
    .references(() => usersTable.id, { onDelete: 'cascade' }),
  /** Encrypted with the secret of the server: the database alone is not enough to make codes. */
  secret: text().notNull(),
  /** The time step of the last used code: none is accepted twice. */
  last_step: bigint({ mode: 'number' }),
  created_at: createdNow(),
  confirmed_at: instant(),
});

declareVisibility(
  secondFactorsTable,
  { kind: 'staff' },
  { open: ['user_id', 'created_at', 'confirmed_at'], secret: ['secret', 'last_step'] },
);

/** Recovery codes, for people without their app. Each works once. */
export const recoveryCodesTable = pgTable(
  'recovery_codes',
  {
    /** HMAC with the secret of the server. */
    hash: text().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => secondFactorsTable.user_id, { onDelete: 'cascade' }),
    used_at: instant(),
  },
  (table) => [index('recovery_codes_by_user').on(table.user_id)],
);

declareVisibility(recoveryCodesTable, { kind: 'system' }, { open: ['user_id', 'used_at'], secret: ['hash'] });

/** Sign-ins between the password and the code of the second factor. */
export const signInTicketsTable = pgTable(
  'sign_in_tickets',
  {
    /** SHA-256 of the ticket: only its holder has the ticket itself. */
    hash: text().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    expires_at: instant().notNull(),
  },
  (table) => [index('sign_in_tickets_by_user').on(table.user_id)],
);

declareVisibility(
  signInTicketsTable,
  { kind: 'staff' },
  { open: ['user_id', 'expires_at'], secret: ['hash'] },
);
