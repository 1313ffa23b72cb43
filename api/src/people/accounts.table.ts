import { sql } from 'drizzle-orm';
import { boolean, check, index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdNow, instant } from '../db/columns';
import { usersTable } from './users.table';
import { declareVisibility } from '../db/visibility/visibility';

/** One-time links: the holder of the token may set the password of the account. */
export const passwordLinksTable = pgTable(
  'password_links',
  {
    /** SHA-256 of the token: the token itself is only in the mail. */
    hash: text().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    kind: text({ enum: ['invitation', 'recovery'] }).notNull(),
    created_at: createdNow(),
    expires_at: instant().notNull(),
  },
  (table) => [
    check('password_links_kind', sql`kind IN ('invitation', 'recovery')`),
    index('password_links_by_user').on(table.user_id),
  ],
);

declareVisibility(
  passwordLinksTable,
  { kind: 'staff' },
  { open: ['user_id', 'kind', 'created_at', 'expires_at'], secret: ['hash'] },
);

/** Recovery requests that are not handled yet. An unknown address leaves the same row as a known one. */
export const recoveryRequestsTable = pgTable(
  'recovery_requests',
  {
    email: text().primaryKey(),
    requested_at: instant().notNull(),
    is_done: boolean().notNull(),
  },
  (table) => [index('recovery_requests_by_time').on(table.is_done, table.requested_at)],
);

declareVisibility(recoveryRequestsTable, { kind: 'system' }, { open: ['email', 'requested_at', 'is_done'] });

/** New addresses of people, until they enter the code that was sent there. */
export const emailChangesTable = pgTable('email_changes', {
  user_id: uuid()
    .primaryKey()
    .references(() => usersTable.id, { onDelete: 'cascade' }),
  email: text().notNull(),
  /** SHA-256 of the code. */
  hash: text().notNull(),
  attempts: integer().notNull().default(0),
  expires_at: instant().notNull(),
});

declareVisibility(
  emailChangesTable,
  { kind: 'system' },
  { open: ['user_id', 'email', 'attempts', 'expires_at'], secret: ['hash'] },
);
