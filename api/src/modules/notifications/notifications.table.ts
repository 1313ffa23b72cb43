import { sql } from 'drizzle-orm';
import { boolean, index, integer, jsonb, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import {
  notificationChannels,
  notificationEvents,
  type NotificationLink,
  type NotificationRule,
} from '@itinera/shared/contracts';
import { createdNow, id, instant } from '../../db/columns';
import { isActor, isSystem } from '../../db/visibility/policies';
import { declareVisibility } from '../../db/visibility/visibility';
import { usersTable } from '../../people/users.table';
import { declareOfThings } from '../../db/visibility/ofThings';

export const notificationRulesTable = pgTable(
  'notification_rules',
  {
    id: id(),
    event: text({ enum: notificationEvents }).notNull(),
    channels: text({ enum: notificationChannels }).array().notNull(),
    recipients: text().array().notNull(),
    lead_days: integer(),
    quiet_hours: jsonb().$type<NotificationRule['quiet_hours']>(),
    templates: jsonb().$type<NotificationRule['templates']>(),
    is_active: boolean().notNull(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [index('notification_rules_by_event').on(table.event)],
);

declareVisibility(
  notificationRulesTable,
  { kind: 'staff' },
  {
    open: [
      'id',
      'event',
      'channels',
      'recipients',
      'lead_days',
      'quiet_hours',
      'templates',
      'is_active',
      'created_at',
      'updated_at',
    ],
  },
);

/** What a rule has announced already. The process that inserts the row announces it. */
export const notificationFiringsTable = pgTable(
  'notification_firings',
  {
    rule_id: uuid()
      .notNull()
      .references(() => notificationRulesTable.id, { onDelete: 'cascade' }),
    key: text().notNull(),
    fired_at: createdNow(),
  },
  (table) => [
    primaryKey({ columns: [table.rule_id, table.key] }),
    index('notification_firings_by_time').on(table.fired_at),
  ],
);

declareVisibility(notificationFiringsTable, { kind: 'system' }, { open: ['rule_id', 'key', 'fired_at'] });

/** Events that are not announced yet, inserted in the transaction of their cause. */
export const notificationEventsTable = pgTable('notification_events', {
  id: id(),
  event: text({ enum: notificationEvents }).notNull(),
  subject_id: uuid().notNull(),
  /** The author of the event, who is not notified. */
  caused_by: uuid(),
  details: jsonb().$type<Record<string, string>>().notNull(),
  created_at: createdNow(),
});

declareVisibility(
  notificationEventsTable,
  {
    kind: 'written',
    own: undefined,
    policies: [
      { name: 'system_only', command: 'ALL', using: isSystem },
      // Everybody inserts events of their own actions, and reads none.
      { name: 'everybody_adds', command: 'INSERT', check: isActor('caused_by') },
    ],
  },
  { open: ['id', 'event', 'subject_id', 'caused_by', 'details', 'created_at'] },
);

export const notificationsTable = pgTable(
  'notifications',
  {
    id: id(),
    user_id: uuid()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    event: text().notNull(),
    title: text().notNull(),
    body: text().notNull(),
    link: jsonb().$type<NotificationLink | null>(),
    created_at: createdNow(),
    read_at: instant(),
  },
  (table) => [
    index('notifications_of_user').on(table.user_id, table.created_at, table.id),
    index('notifications_unread')
      .on(table.user_id)
      .where(sql`read_at IS NULL`),
  ],
);

declareVisibility(
  notificationsTable,
  { kind: 'person', column: 'user_id' },
  { open: ['id', 'user_id', 'event', 'title', 'body', 'link', 'created_at', 'read_at'] },
);

declareOfThings(notificationFiringsTable, ['key']);
declareOfThings(notificationRulesTable, ['recipients', 'quiet_hours']);
declareOfThings(notificationsTable, ['event', 'link']);
