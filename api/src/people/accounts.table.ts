import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdNow, instant } from '../db/columns';
import { usersTable } from './users.table';

/** One-time links: whoever has the token may choose the password of the account. */
export const passwordLinksTable = pgTable(
  'password_links',
  {
    /** SHA-256 of the token: the token itself stands in the mail only. */
    hash: text().primaryKey(),
    user_id: uuid()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    created_at: createdNow(),
    expires_at: instant().notNull(),
  },
  (table) => [index('password_links_by_user').on(table.user_id)],
);

/** Asked for and not yet looked at. An unknown address leaves the same row as a known one. */
export const recoveryRequestsTable = pgTable(
  'recovery_requests',
  {
    email: text().primaryKey(),
    requested_at: instant().notNull(),
    is_done: boolean().notNull(),
  },
  (table) => [index('recovery_requests_by_time').on(table.is_done, table.requested_at)],
);
