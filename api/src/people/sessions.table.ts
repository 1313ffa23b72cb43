import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import { createdNow, id, instant } from '../db/columns';
import { usersTable } from './users.table';
import { isActor, isStaff, isSystem } from '../db/visibility/policies';
import { declareVisibility } from '../db/visibility/visibility';
import { declareOfThings } from '../db/visibility/ofThings';

const endReasons = ['signed_out', 'ended', 'reuse', 'role', 'address', 'blocked', 'password'] as const;
export type EndReason = (typeof endReasons)[number];

/** One per sign-in: the family of all its refresh tokens. */
export const sessionsTable = pgTable(
  'sessions',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    /** Hash of the binding cookie; null when the client is not a browser. */
    binding_hash: text(),
    /** Browser and system in words: `Firefox on Windows`. */
    device: text(),
    ip: text(),
    created_at: createdNow(),
    last_used_at: createdNow(),
    expires_at: instant().notNull(),
    ended_at: instant(),
    end_reason: text({ enum: endReasons }),
  },
  (table) => [index('sessions_by_user').on(table.user_id)],
);

declareVisibility(
  sessionsTable,
  {
    kind: 'written',
    own: 'user_id',
    policies: [
      { name: 'system_only', command: 'ALL', using: isSystem },
      // Everybody reads the own sessions; only the program ends them.
      { name: 'own_read', command: 'SELECT', using: isActor('user_id') },
      // Staff read the sessions of accounts that they block.
      { name: 'staff_read', command: 'SELECT', using: isStaff },
      { name: 'staff_end', command: 'UPDATE', using: isStaff },
    ],
  },
  {
    open: [
      'id',
      'user_id',
      'device',
      'ip',
      'created_at',
      'last_used_at',
      'expires_at',
      'ended_at',
      'end_reason',
    ],
    secret: ['binding_hash'],
  },
);

export const refreshTokensTable = pgTable(
  'refresh_tokens',
  {
    /** SHA-256 of the token: only its holder has the token itself. */
    hash: text().primaryKey(),
    session_id: uuid()
      .notNull()
      .references(() => sessionsTable.id, { onDelete: 'cascade' }),
    created_at: createdNow(),
    expires_at: instant().notNull(),
    used_at: instant(),
    /** The token that replaced this one, encrypted with this one. */
    successor: text(),
  },
  (table) => [index('refresh_tokens_by_session').on(table.session_id)],
);

declareVisibility(
  refreshTokensTable,
  { kind: 'system' },
  { open: ['session_id', 'created_at', 'expires_at', 'used_at'], secret: ['hash', 'successor'] },
);

/** The browsers that an account has signed in on, each with a failure counter of its own. */
export const knownDevicesTable = pgTable(
  'known_devices',
  {
    user_id: uuid()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    /** SHA-256 of the device's cookie. */
    hash: text().notNull(),
    last_used_at: createdNow(),
  },
  (table) => [
    primaryKey({ columns: [table.user_id, table.hash] }),
    index('known_devices_by_use').on(table.last_used_at),
  ],
);

declareVisibility(
  knownDevicesTable,
  { kind: 'system' },
  { open: ['user_id', 'last_used_at'], secret: ['hash'] },
);

/** Failed sign-ins per account, per known device and per address. In the database, so that a restart does not reset them. */
export const signInFailuresTable = pgTable('sign_in_failures', {
  key: text().primaryKey(),
  failures: integer().notNull(),
  since: instant().notNull(),
  last: instant().notNull(),
});

declareVisibility(signInFailuresTable, { kind: 'system' }, { open: ['key', 'failures', 'since', 'last'] });

declareOfThings(signInFailuresTable, ['key']);
