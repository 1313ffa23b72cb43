import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, localName, shown } from '../../db/columns';

export const countriesTable = pgTable('countries', {
  id: id(),
  iso2: text().unique('countries_iso2'),
  ...shown(),
});

export const countryNamesTable = pgTable(
  'country_names',
  {
    ...localName(),
    country_id: uuid()
      .notNull()
      .references(() => countriesTable.id, { onDelete: 'cascade' }),
  },
  (table) => [
    unique('country_names_locale').on(table.country_id, table.locale),
    unique('country_names_name').on(table.locale, table.name),
  ],
);
