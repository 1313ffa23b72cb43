import { sql } from 'drizzle-orm';
import { boolean, index, jsonb, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import type { SavedView, TableSettings } from '@itinera/shared/contracts';
import { createdNow, id } from '../../db/columns';
import { usersTable } from '../../people/users.table';
import { isActor, isStaff, isSystem } from '../../db/visibility/policies';
import { declareVisibility } from '../../db/visibility/visibility';
import { declareOfThings } from '../../db/visibility/ofThings';

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

declareVisibility(
  savedViewsTable,
  {
    kind: 'written',
    own: 'owner_id',
    policies: [
      {
        name: 'own',
        command: 'ALL',
        using: `${isSystem} OR ${isActor('owner_id')}`,
        check: `${isSystem} OR (${isActor('owner_id')} AND (${isStaff} OR NOT is_shared))`,
      },
      { name: 'staff_read_shared', command: 'SELECT', using: `${isStaff} AND is_shared` },
      // Allows the lock that every write begins with; the check refuses the write itself.
      {
        name: 'staff_lock_shared',
        command: 'UPDATE',
        using: `${isStaff} AND is_shared`,
        check: isActor('owner_id'),
      },
    ],
  },
  {
    open: ['id', 'owner_id', 'list', 'name', 'query', 'columns', 'is_shared', 'created_at', 'updated_at'],
  },
);

/** Each person's default view of a list; ignored once the person does not see the view any more. */
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

declareVisibility(
  savedViewDefaultsTable,
  { kind: 'person', column: 'user_id' },
  { open: ['user_id', 'list', 'view_id'] },
);

declareOfThings(savedViewsTable, ['list', 'columns']);
declareOfThings(savedViewDefaultsTable, ['list']);
