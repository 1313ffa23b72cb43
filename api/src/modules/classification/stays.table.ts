import { integer, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, localName } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';

export const beachTypesTable = pgTable('beach_types', {
  id: id(),
  name: text().notNull().unique('beach_types_name'),
});

declareVisibility(beachTypesTable, { kind: 'everybody' }, { open: ['id', 'name'] });

export const beachTypeNamesTable = pgTable(
  'beach_type_names',
  {
    ...localName(),
    beach_type_id: uuid()
      .notNull()
      .references(() => beachTypesTable.id, { onDelete: 'cascade' }),
  },
  (table) => [unique('beach_type_names_locale').on(table.beach_type_id, table.locale)],
);

declareVisibility(
  beachTypeNamesTable,
  { kind: 'everybody' },
  { open: ['id', 'locale', 'name', 'beach_type_id'] },
);

export const boardingTypesTable = pgTable('boarding_types', {
  id: id(),
  code: text().unique('boarding_types_code'),
  order: integer().notNull().default(0),
});

declareVisibility(boardingTypesTable, { kind: 'everybody' }, { open: ['id', 'code', 'order'] });

export const boardingTypeNamesTable = pgTable(
  'boarding_type_names',
  {
    ...localName(),
    boarding_type_id: uuid()
      .notNull()
      .references(() => boardingTypesTable.id, { onDelete: 'cascade' }),
  },
  (table) => [unique('boarding_type_names_locale').on(table.boarding_type_id, table.locale)],
);

declareVisibility(
  boardingTypeNamesTable,
  { kind: 'everybody' },
  { open: ['id', 'locale', 'name', 'boarding_type_id'] },
);

export const roomTypesTable = pgTable('room_types', {
  id: id(),
  code: text().unique('room_types_code'),
  max_adults: integer().notNull().default(2),
  max_children: integer().notNull().default(2),
  max_guests: integer().notNull().default(4),
  order: integer().notNull().default(0),
});

declareVisibility(
  roomTypesTable,
  { kind: 'everybody' },
  { open: ['id', 'code', 'max_adults', 'max_children', 'max_guests', 'order'] },
);

export const roomTypeNamesTable = pgTable(
  'room_type_names',
  {
    ...localName(),
    room_type_id: uuid()
      .notNull()
      .references(() => roomTypesTable.id, { onDelete: 'cascade' }),
  },
  (table) => [unique('room_type_names_locale').on(table.room_type_id, table.locale)],
);

declareVisibility(
  roomTypeNamesTable,
  { kind: 'everybody' },
  { open: ['id', 'locale', 'name', 'room_type_id'] },
);
