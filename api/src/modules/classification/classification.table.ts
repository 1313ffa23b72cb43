import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, localName, shown } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';

export const hotelClassesTable = pgTable('hotel_classes', {
  id: id(),
  name: text().notNull().unique('hotel_classes_name'),
  ...shown(),
});

declareVisibility(
  hotelClassesTable,
  { kind: 'everybody' },
  { open: ['id', 'name', 'show_in_filter', 'order'] },
);

export const hotelChainsTable = pgTable('hotel_chains', {
  id: id(),
  name: text().notNull().unique('hotel_chains_name'),
  ...shown(),
});

declareVisibility(
  hotelChainsTable,
  { kind: 'everybody' },
  { open: ['id', 'name', 'show_in_filter', 'order'] },
);

export const hotelThemesTable = pgTable('hotel_themes', {
  id: id(),
  name: text().notNull().unique('hotel_themes_name'),
  weight: integer().notNull().default(0),
});

declareVisibility(hotelThemesTable, { kind: 'everybody' }, { open: ['id', 'name', 'weight'] });

export const hotelTypesTable = pgTable('hotel_types', { id: id(), ...shown() });

declareVisibility(hotelTypesTable, { kind: 'everybody' }, { open: ['id', 'show_in_filter', 'order'] });

export const hotelTypeNamesTable = pgTable(
  'hotel_type_names',
  {
    ...localName(),
    hotel_type_id: uuid()
      .notNull()
      .references(() => hotelTypesTable.id, { onDelete: 'cascade' }),
  },
  (table) => [unique('hotel_type_names_locale').on(table.hotel_type_id, table.locale)],
);

declareVisibility(
  hotelTypeNamesTable,
  { kind: 'everybody' },
  { open: ['id', 'locale', 'name', 'hotel_type_id'] },
);

export const hotelFormatsTable = pgTable('hotel_formats', { id: id(), ...shown() });

declareVisibility(hotelFormatsTable, { kind: 'everybody' }, { open: ['id', 'show_in_filter', 'order'] });

export const hotelFormatNamesTable = pgTable(
  'hotel_format_names',
  {
    ...localName(),
    hotel_format_id: uuid()
      .notNull()
      .references(() => hotelFormatsTable.id, { onDelete: 'cascade' }),
  },
  (table) => [unique('hotel_format_names_locale').on(table.hotel_format_id, table.locale)],
);

declareVisibility(
  hotelFormatNamesTable,
  { kind: 'everybody' },
  { open: ['id', 'locale', 'name', 'hotel_format_id'] },
);
