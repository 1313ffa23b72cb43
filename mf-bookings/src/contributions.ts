import {
  bookings,
  filterKeys,
  firstPage,
  payments,
  travellers,
  type Contributions,
  type WorkCount,
} from '@itinera/shared/contracts';
import { bookingParts } from './bookings/bookingParts';
import { soonDays } from './bookings/urgency';

/** Counts of filtered lists, each linked to its list. */
const countsOf =
  (path: string, page: string) =>
  (label: string, filter: Record<string, string>): WorkCount => ({
    label,
    path,
    query: filter,
    page,
    search: filter,
  });

const count = countsOf(bookings.path, 'be');
const countOfPayments = countsOf(payments.path, 'payments');

/** Staff confirm requests that partners have answered; partners those that they have not. */
const toConfirm = count('To confirm', { status: 'on_request', stays_confirmed: 'true' });
const waiting = { status: 'on_request', stays_confirmed: 'false', stays_declined: 'false' };
const awaited = count('Waiting for partners', waiting);
const declined = count('Declined by partners', { status: 'on_request', stays_declined: 'true' });
const toAnswer = count('To confirm', waiting);
/** Opens the sheet in which they are answered, above their list. */
const asked: WorkCount = { ...toAnswer, search: { ...toAnswer.search, confirm: 'stays' }, isFirst: true };

const unpaidSoon = count(`Unpaid, departing within ${soonDays} days`, {
  unpaid_within_days: `${soonDays}`,
});
const suppliersOverdue = countOfPayments('Suppliers overdue', { is_overdue: 'true' });

export const contributions = {
  tiles: [
    { name: 'next', title: 'Next for you' },
    { name: 'departures', title: 'Departures, 14 days', isAside: true },
  ],
  figures: [
    { ...unpaidSoon, tone: 'error', stake: { kind: 'money', amount: 'outstanding_minor' } },
    { ...suppliersOverdue, tone: 'error', stake: { kind: 'money', amount: 'overdue_minor' } },
    {
      ...count('On request', { status: 'on_request' }),
      tone: 'warning',
      stake: { kind: 'oldest', field: 'created' },
    },
  ],
  work: [
    {
      title: 'Booking entries',
      counts: [
        count(`Departing within ${soonDays} days`, {
          status: 'on_request,confirmed',
          departs_within_days: `${soonDays}`,
        }),
        unpaidSoon,
        toConfirm,
        { ...declined, isInTile: true },
        awaited,
        { ...count('Overdue', { is_overdue: 'true' }), isInTile: true },
        count('Unpaid', { status: 'confirmed,completed', payment_status: 'unpaid' }),
        { ...count('Documents missing', { status: 'confirmed', documents_missing: 'true' }), isInTile: true },
      ],
    },
    {
      title: 'Payments',
      counts: [
        countOfPayments(`Suppliers to pay within ${soonDays} days`, { due_within_days: `${soonDays}` }),
        suppliersOverdue,
      ],
    },
  ],
  partnerWork: [asked, count('On a stop sale', { on_stop_sale: 'true' })],
  records: [
    {
      label: 'Bookings',
      path: bookings.path,
      name: ['ref'],
      within: ['customer_name', 'hotel_name'],
      aside: ['departure_date', 'total_minor'],
      page: 'be-id',
    },
    {
      label: 'Travelers',
      path: travellers.path,
      name: ['first_name', 'last_name'],
      within: ['birthday'],
      page: 'travelers-id',
    },
  ],
  lists: [
    { label: 'Booking entries', page: 'be', list: 'bookings' },
    { label: 'Payments', page: 'payments', list: 'payments' },
    { label: 'Travelers', page: 'travelers', list: 'travellers' },
    { label: 'Search', page: 'search', list: 'search' },
  ],
  actions: [
    { label: 'New search', page: 'search', search: {}, staffOnly: true },
    { label: 'New booking', page: 'be', search: { add: 'booking' }, staffOnly: true },
    { label: 'Incoming payment', page: 'payments', search: { add: 'payment' } },
    { label: 'Suppliers to pay', page: 'payments', search: { pay: 'suppliers' } },
    { label: 'Add traveler', page: 'travelers', search: { edit: 'new' } },
    { label: 'Import travelers', page: 'travelers', search: { import: 'file' } },
  ],
  kinds: [
    { path: bookings.path, one: 'booking', page: 'be-id' },
    ...bookingParts,
    { path: travellers.path, one: 'traveler', page: 'travelers-id' },
  ],
  reads: {
    be: {
      path: bookings.path,
      query: firstPage(bookings, { with_tags: true }),
      forPartner: firstPage(bookings),
      filters: filterKeys(bookings),
    },
    'be-id': { path: `${bookings.path}/:id`, query: {} },
  },
} as const satisfies Contributions;
