import { boolean, integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { featureGroups } from '@itinera/shared/contracts';
import { id, localName } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';

export const featuresTable = pgTable(
  'features',
  {
    id: id(),
    group: text({ enum: featureGroups }).notNull(),
    name: text().notNull(),
    icon: text(),
    order: integer().notNull().default(0),
    is_filter: boolean().notNull().default(false),
  },
  (table) => [unique('features_name').on(table.group, table.name)],
);

declareVisibility(
  featuresTable,
  { kind: 'everybody' },
  { open: ['id', 'group', 'name', 'icon', 'order', 'is_filter'] },
);

export const featureNamesTable = pgTable(
  'feature_names',
  {
    ...localName(),
    feature_id: uuid()
      .notNull()
      .references(() => featuresTable.id, { onDelete: 'cascade' }),
  },
  (table) => [unique('feature_names_locale').on(table.feature_id, table.locale)],
);

declareVisibility(featureNamesTable, { kind: 'everybody' }, { open: ['id', 'locale', 'name', 'feature_id'] });
