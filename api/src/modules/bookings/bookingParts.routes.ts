import {
  bookingCustomers,
  bookingFlights,
  bookingHotels,
  bookingPrices,
  bookingTransfers,
  bookingTravellers,
  confirmStayInput,
  declineStayInput,
  followed,
  followInput,
} from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { noBody } from '../../http/noBody';
import { anonymiseCustomer } from './anonymiseCustomer';
import { bookingCustomersTable } from './bookingCustomers.table';
import { bookingAction } from './bookingAction';
import { bookingFlightsTable } from './bookingFlights.table';
import { bookingHotelsTable } from './bookingHotels.table';
import { bookingPart } from './bookingPart';
import { bookingPricesTable } from './bookingPrices.table';
import { bookingTransfersTable } from './bookingTransfers.table';
import { bookingTravellersTable } from './bookingTravellers.table';
import { withFare } from './extraPrices';
import { followFlight } from './follow/followFlight';
import { followTransfer } from './follow/followTransfer';
import { preparePrice } from './preparePrice';
import { prepareTransfer } from './prepareTransfer';
import { countStay } from './rooms/nightsOfStay';
import { restoreStay } from './rooms/restoreStay';
import { giveBackRooms, takeWritten } from './rooms/roomsOfStay';
import { giveBackSeats } from './seats/giveBackSeats';
import { prepareFlight, restoreFlight } from './seats/prepareFlight';
import { confirmStay } from './stays/confirmStay';
import { declineStay } from './stays/declineStay';
import { stayFilters } from './stays/stays.filters';
import { prepareStay } from './stays/stays.writes';
import { countBookings, lockTraveller } from './travellers/bookingsCount';
import { readBookingTravellers } from './travellers/bookingTravellers.routes';
import { endLead, passLeadOn, prepareTraveller } from './travellers/leads';

/** The parts of bookings that are one table each. */
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
  bookingAction(app, database, {
    path: `${bookingCustomers.path}/:id/anonymise`,
    right: 'bookingCustomers.anonymise',
    body: noBody,
    entity: bookingCustomers.entity,
    run: anonymiseCustomer,
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
    filters: stayFilters,
    prepare: prepareStay,
    written: takeWritten,
    removing: giveBackRooms,
    prepareRestore: restoreStay,
    restored: countStay,
  });
  bookingAction(app, database, {
    path: `${bookingHotels.path}/:id/confirm`,
    right: 'bookingHotels.confirm',
    body: confirmStayInput,
    entity: bookingHotels.entity,
    run: confirmStay,
  });
  bookingAction(app, database, {
    path: `${bookingHotels.path}/:id/decline`,
    right: 'bookingHotels.decline',
    body: declineStayInput,
    entity: bookingHotels.entity,
    run: declineStay,
  });
  bookingPart(app, database, {
    collection: bookingPrices,
    table: bookingPricesTable,
    rights: { list: 'bookingPrices.list', read: 'bookingPrices.read', update: 'bookingPrices.update' },
    prepare: preparePrice,
  });
  bookingPart(app, database, {
    collection: bookingFlights,
    table: bookingFlightsTable,
    rights: {
      list: 'bookingFlights.list',
      read: 'bookingFlights.read',
      create: 'bookingFlights.create',
      update: 'bookingFlights.update',
      remove: 'bookingFlights.remove',
    },
    isForPartners: true,
    first: [bookingFlightsTable.departure_date, bookingFlightsTable.departure_time],
    complete: withFare,
    prepare: prepareFlight,
    prepareRestore: restoreFlight,
    removed: giveBackSeats,
  });
  bookingAction(app, database, {
    path: `${bookingFlights.path}/:id/follow`,
    right: 'bookingFlights.follow',
    body: followInput,
    entity: followed,
    run: followFlight,
  });
  bookingPart(app, database, {
    collection: bookingTransfers,
    table: bookingTransfersTable,
    rights: {
      list: 'bookingTransfers.list',
      read: 'bookingTransfers.read',
      create: 'bookingTransfers.create',
      update: 'bookingTransfers.update',
      remove: 'bookingTransfers.remove',
    },
    isForPartners: true,
    prepare: prepareTransfer,
  });
  bookingAction(app, database, {
    path: `${bookingTransfers.path}/:id/follow`,
    right: 'bookingTransfers.follow',
    body: followInput,
    entity: followed,
    run: followTransfer,
  });
  bookingPart(app, database, {
    collection: bookingTravellers,
    table: bookingTravellersTable,
    rights: {
      list: 'bookingTravellers.list',
      read: 'bookingTravellers.read',
      create: 'bookingTravellers.create',
      update: 'bookingTravellers.update',
      remove: 'bookingTravellers.remove',
    },
    isForPartners: true,
    read: (ownBookings) => readBookingTravellers(app, database, ownBookings),
    async prepare(tx, booking, changes, before, context) {
      if (changes.traveller_id !== undefined) await lockTraveller(tx, changes.traveller_id);
      return prepareTraveller(tx, booking, changes, before, context);
    },
    added: (tx, row) => countBookings(tx, row.traveller_id),
    async removed(tx, row, context) {
      await lockTraveller(tx, row.traveller_id);
      await countBookings(tx, row.traveller_id);
      await passLeadOn(tx, context, row);
    },
    async restoring(tx, row, context) {
      await lockTraveller(tx, row.traveller_id);
      if (row.is_lead) await endLead(tx, context, row.booking_id);
    },
  });
}
