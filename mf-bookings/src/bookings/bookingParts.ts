import {
  bookingCustomers,
  bookingDocuments,
  bookingFlights,
  bookingHotels,
  bookingPrices,
  bookingTransfers,
  bookingTravellers,
  instalments,
  payments,
  transactions,
  type RecordKind,
} from '@itinera/shared/contracts';

/** Names of the parts of bookings, for dialogs that list dependent entries. */
export const bookingParts: readonly RecordKind[] = [
  { path: bookingCustomers.path, one: 'customer of a booking', many: 'customers of bookings' },
  { path: bookingHotels.path, one: 'stay of a booking', many: 'stays of bookings' },
  { path: bookingFlights.path, one: 'flight of a booking', many: 'flights of bookings' },
  { path: bookingTransfers.path, one: 'transfer of a booking', many: 'transfers of bookings' },
  { path: bookingTravellers.path, one: 'traveler of a booking', many: 'travelers of bookings' },
  { path: bookingPrices.path, one: 'price of a booking', many: 'prices of bookings' },
  { path: instalments.path, one: 'instalment', many: 'instalments' },
  { path: transactions.path, one: 'transaction', many: 'transactions' },
  { path: payments.path, one: 'payment', many: 'payments' },
  { path: bookingDocuments.path, one: 'document of a booking', many: 'documents of bookings' },
];
