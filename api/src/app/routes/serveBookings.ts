import type { App } from '../../http/app';
import { bookingActionRoutes } from '../../modules/bookings/actions/actions.routes';
import { cancellationRoutes } from '../../modules/bookings/cancellation/cancellation.routes';
import { changeCostRoutes } from '../../modules/bookings/cancellation/changeCost.routes';
import { bookingPartRoutes } from '../../modules/bookings/bookingParts.routes';
import { eraseCustomers, personOfTraveller } from '../../modules/bookings/personOfTraveller';
import { bookingRoutes } from '../../modules/bookings/bookings.routes';
import {
  countBookingsOf,
  lastCheckOutsOf,
  travelledWith,
  moveBookingsOf,
} from '../../modules/bookings/bookingsOfTraveller';
import { bookingDocumentRoutes } from '../../modules/bookings/documents/bookingDocuments.routes';
import { instalmentRoutes } from '../../modules/bookings/money/instalments.routes';
import { paymentRoutes } from '../../modules/bookings/money/payments.routes';
import { transactionRoutes } from '../../modules/bookings/money/transactions.routes';
import { passengerRoutes } from '../../modules/bookings/seats/passengers.routes';
import { travellerRoutes } from '../../modules/travellers/travellers.routes';
import type { Dependencies } from './dependencies';

/** Bookings with their parts, money and documents, and travellers. */
export function serveBookings(app: App, { database }: Dependencies): void {
  bookingRoutes(app, database);
  bookingPartRoutes(app, database);
  passengerRoutes(app, database);
  bookingActionRoutes(app, database);
  cancellationRoutes(app, database);
  changeCostRoutes(app, database);
  paymentRoutes(app, database);
  instalmentRoutes(app, database);
  transactionRoutes(app, database);
  bookingDocumentRoutes(app, database);
  travellerRoutes(app, database, {
    count: countBookingsOf,
    lastCheckOuts: lastCheckOutsOf,
    travelledWith,
    move: moveBookingsOf,
    personOf: personOfTraveller,
    eraseCustomers,
  });
}
