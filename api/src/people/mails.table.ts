import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdNow, id, instant } from '../db/columns';
import { usersTable } from './users.table';
import { declareVisibility } from '../db/visibility/visibility';
import { declareOfThings } from '../db/visibility/ofThings';

/** The outbox. A mail is written in the transaction of its cause: neither exists without the other. */
export const mailsTable = pgTable(
  'mails',
  {
    id: id(),
    /** Null for customers, who have no account. */
    user_id: uuid().references(() => usersTable.id, { onDelete: 'cascade' }),
    kind: text().notNull(),
    recipient: text().notNull(),
    subject: text().notNull(),
    /** Null after delivery, or when it is undeliverable and may contain a link that must not be readable. */
    body: text(),
    status: text({ enum: ['waiting', 'sent', 'dead'] }).notNull(),
    attempts: integer().notNull().default(0),
    /** Time of the next attempt; a process that delivers it moves this forward, as a lease. */
    due_at: createdNow(),
    /** Useless after this time: its link has expired. */
    expires_at: instant().notNull(),
    last_error: text(),
    created_at: createdNow(),
    sent_at: instant(),
  },
  (table) => [
    index('mails_by_due').on(table.status, table.due_at),
    index('mails_by_creation').on(table.created_at, table.id),
    index('mails_by_user').on(table.user_id),
  ],
);

declareVisibility(
  mailsTable,
  { kind: 'staff' },
  {
    open: [
      'id',
      'user_id',
      'kind',
      'recipient',
      'subject',
      'body',
      'status',
      'attempts',
      'due_at',
      'expires_at',
      'last_error',
      'created_at',
      'sent_at',
    ],
  },
);

declareOfThings(mailsTable, ['kind']);
