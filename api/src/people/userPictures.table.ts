import { index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { declareVisibility } from '../db/visibility/visibility';
import { uploadsTable } from './uploads.table';
import { usersTable } from './users.table';

/** Apart from users, because uploads refer to those. A file is kept while a row refers to it. */
export const userPicturesTable = pgTable(
  'user_pictures',
  {
    user_id: uuid()
      .primaryKey()
      .references(() => usersTable.id, { onDelete: 'cascade' }),
    file_name: text()
      .notNull()
      .references(() => uploadsTable.file_name),
  },
  (table) => [index('user_pictures_by_file_name').on(table.file_name)],
);

declareVisibility(userPicturesTable, { kind: 'staff' }, { open: ['user_id', 'file_name'] });
