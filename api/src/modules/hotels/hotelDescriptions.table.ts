import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { locales } from '@itinera/shared/contracts';
import { createdNow, id } from '../../db/columns';
import { hotelsTable } from './hotels.table';
import { declareVisibility } from '../../db/visibility/visibility';

export const hotelDescriptionsTable = pgTable(
  'hotel_descriptions',
  {
    id: id(),
    hotel_id: uuid()
      .notNull()
      .references(() => hotelsTable.id, { onDelete: 'cascade' }),
    locale: text({ enum: locales }).notNull(),
    description: text().notNull(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [unique('hotel_descriptions_locale').on(table.hotel_id, table.locale)],
);

declareVisibility(
  hotelDescriptionsTable,
  { kind: 'with', by: 'hotel_id', table: hotelsTable },
  { open: ['id', 'hotel_id', 'locale', 'description', 'created_at', 'updated_at'] },
);
