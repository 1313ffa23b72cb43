import { bookingCustomers, bookingHotels, bookingPrices, confirmStayInput } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { bookingCustomersTable } from './bookingCustomers.table';
import { bookingAction } from './bookingAction';
import { bookingHotelsTable } from './bookingHotels.table';
import { bookingPart } from './bookingPart';
import { bookingPricesTable } from './bookingPrices.table';
import { confirmStay } from './stays/confirmStay';
import { prepareStay } from './stays/stays.writes';

/** The blocks of bookings that are one table each. */
export function bookingPartRoutes(app: App, database: Database): void {
  bookingPart(app, database, {
    collection: bookingCustomers,
    table: bookingCustomersTable,
    rights: {
      list: 'bookingCustomers.list',
      read: 'bookingCustomers.read',
      update: 'bookingCustomers.update',
    },
  });
  bookingPart(app, database, {
    collection: bookingHotels,
    table: bookingHotelsTable,
    rights: {
      list: 'bookingHotels.list',
      read: 'bookingHotels.read',
      create: 'bookingHotels.create',
      update: 'bookingHotels.update',
      remove: 'bookingHotels.remove',
    },
    isForPartners: true,
    first: [bookingHotelsTable.check_in],
    prepare: prepareStay,
  });
  bookingAction(app, database, {
    path: `${bookingHotels.path}/:id/confirm`,
    right: 'bookingHotels.confirm',
    body: confirmStayInput,
    entity: bookingHotels.entity,
    run: confirmStay,
  });
  bookingPart(app, database, {
    collection: bookingPrices,
    table: bookingPricesTable,
    rights: { list: 'bookingPrices.list', read: 'bookingPrices.read', update: 'bookingPrices.update' },
  });
}
