import { boolean, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, localName, shown } from '../../db/columns';
import { countriesTable } from './countries.table';
import { declareVisibility } from '../../db/visibility/visibility';

export const citiesTable = pgTable(
  'cities',
  {
    id: id(),
    country_id: uuid()
      .notNull()
      .references(() => countriesTable.id),
    iata: text(),
    is_main: boolean().notNull().default(true),
    is_origin: boolean().notNull().default(true),
    ...shown(),
  },
  (table) => [index('cities_by_country').on(table.country_id)],
);

declareVisibility(
  citiesTable,
  { kind: 'everybody' },
  { open: ['id', 'country_id', 'iata', 'is_main', 'is_origin', 'show_in_filter', 'order'] },
);

export const cityNamesTable = pgTable(
  'city_names',
  {
    ...localName(),
    city_id: uuid()
      .notNull()
      .references(() => citiesTable.id, { onDelete: 'cascade' }),
  },
  (table) => [unique('city_names_locale').on(table.city_id, table.locale)],
);

declareVisibility(cityNamesTable, { kind: 'everybody' }, { open: ['id', 'locale', 'name', 'city_id'] });
