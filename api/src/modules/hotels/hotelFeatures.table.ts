import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id } from '../../db/columns';
import { featuresTable } from '../classification/features.table';
import { hotelsTable } from './hotels.table';
import { declareVisibility } from '../../db/visibility/visibility';

export const hotelFeaturesTable = pgTable(
  'hotel_features',
  {
    id: id(),
    hotel_id: uuid()
      .notNull()
      .references(() => hotelsTable.id, { onDelete: 'cascade' }),
    feature_id: uuid()
      .notNull()
      .references(() => featuresTable.id),
    paid: boolean().notNull().default(false),
    note: text(),
  },
  (table) => [
    unique('hotel_features_feature_id').on(table.hotel_id, table.feature_id),
    index('hotel_features_by_feature').on(table.feature_id),
  ],
);

declareVisibility(
  hotelFeaturesTable,
  { kind: 'with', by: 'hotel_id', table: hotelsTable },
  { open: ['id', 'hotel_id', 'feature_id', 'paid', 'note'] },
);
