import { pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { id, localName, shown } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';

export const countriesTable = pgTable('countries', {
  id: id(),
  iso2: text().unique('countries_iso2'),
  ...shown(),
});

declareVisibility(countriesTable, { kind: 'everybody' }, { open: ['id', 'iso2', 'show_in_filter', 'order'] });

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

declareVisibility(countryNamesTable, { kind: 'everybody' }, { open: ['id', 'locale', 'name', 'country_id'] });
