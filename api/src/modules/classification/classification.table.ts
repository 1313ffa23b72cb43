import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, localName, shown } from '../../db/columns';

export const hotelClassesTable = pgTable('hotel_classes', {
  id: id(),
  name: text().notNull().unique('hotel_classes_name'),
  ...shown(),
});

export const hotelChainsTable = pgTable('hotel_chains', {
  id: id(),
  name: text().notNull().unique('hotel_chains_name'),
  ...shown(),
});

export const hotelThemesTable = pgTable('hotel_themes', {
  id: id(),
  name: text().notNull().unique('hotel_themes_name'),
  weight: integer().notNull().default(0),
});

export const hotelTypesTable = pgTable('hotel_types', { id: id(), ...shown() });

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

export const hotelFormatsTable = pgTable('hotel_formats', { id: id(), ...shown() });

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
