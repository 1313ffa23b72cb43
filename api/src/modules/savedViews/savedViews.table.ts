import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { SavedView, TableSettings } from '@itinera/shared/contracts';
import { createdNow, id } from '../../db/columns';
import { usersTable } from '../../people/users.table';

export const savedViewsTable = pgTable(
  'saved_views',
  {
    id: id(),
    owner_id: uuid()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    list: text().notNull(),
    name: text().notNull(),
    query: jsonb().$type<SavedView['query']>().notNull(),
    columns: jsonb().$type<TableSettings>().notNull(),
    is_shared: boolean().notNull(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    unique('saved_views_name').on(table.owner_id, table.list, table.name),
    index('saved_views_shared')
      .on(table.list)
      .where(sql`is_shared`),
  ],
);

/** Each person's default view of a list; a view that the person no longer sees does not count. */
export const savedViewDefaultsTable = pgTable(
  'saved_view_defaults',
  {
    user_id: uuid()
      .notNull()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    list: text().notNull(),
    view_id: uuid().notNull(),
  },
  (table) => [primaryKey({ columns: [table.user_id, table.list] })],
);
