import { boolean, index, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { createdNow, id } from '../../db/columns';
import { countriesTable } from '../geography/countries.table';
import { uploadsTable } from '../../people/uploads.table';
import { declareVisibility } from '../../db/visibility/visibility';

export const flightCarriersTable = pgTable(
  'flight_carriers',
  {
    id: id(),
    name: text().notNull().unique('flight_carriers_name'),
    iata_code: text().unique('flight_carriers_iata_code'),
    icao_code: text(),
    country_id: uuid().references(() => countriesTable.id),
    logo_file_name: text().references(() => uploadsTable.file_name),
    is_charter: boolean().notNull().default(false),
    baggage_note: text(),
    is_active: boolean().notNull().default(true),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [index('flight_carriers_by_logo_file_name').on(table.logo_file_name)],
);

declareVisibility(
  flightCarriersTable,
  { kind: 'everybody' },
  {
    open: [
      'id',
      'name',
      'iata_code',
      'icao_code',
      'country_id',
      'logo_file_name',
      'is_charter',
      'baggage_note',
      'is_active',
      'created_at',
      'updated_at',
    ],
  },
);
