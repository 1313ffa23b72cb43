import { index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { createdNow, id } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';
import { countriesTable } from '../geography/countries.table';
import { travellersTable } from '../travellers/travellers.table';
import { bookingId } from './bookingId';
import { declarePersonal, detail, identity, wholeName } from '../../db/visibility/personal';

export const bookingCustomersTable = pgTable(
  'booking_customers',
  {
    id: id(),
    booking_id: bookingId(),
    traveller_id: uuid().references(() => travellersTable.id),
    name: text().notNull(),
    email: text(),
    phone: text(),
    country_id: uuid().references(() => countriesTable.id),
    address: text(),
    note: text(),
    created_at: createdNow(),
    updated_at: createdNow(),
  },
  (table) => [
    unique('booking_customers_booking_id').on(table.booking_id),
    index('booking_customers_by_traveller').on(table.traveller_id),
    index('booking_customers_by_country').on(table.country_id),
  ],
);

declareVisibility(
  bookingCustomersTable,
  { kind: 'staff' },
  {
    open: [
      'id',
      'booking_id',
      'traveller_id',
      'name',
      'email',
      'phone',
      'country_id',
      'address',
      'note',
      'created_at',
      'updated_at',
    ],
  },
);

declarePersonal(bookingCustomersTable, {
  name: wholeName,
  email: identity,
  phone: identity,
  address: detail,
  note: detail,
});
