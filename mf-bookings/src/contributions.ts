import {
  bookings,
  filterKeys,
  firstPage,
  travellers,
  type Contributions,
  type WorkCount,
} from '@itinera/shared/contracts';
import { bookingParts } from './bookings/bookingParts';
import { soonDays } from './bookings/urgency';

/** A count of bookings, which leads to those it counts. */
const count = (label: string, filter: Record<string, string>): WorkCount => ({
  label,
  path: bookings.path,
  query: filter,
  page: 'be',
  search: filter,
});

export const contributions = {
  tiles: [],
  work: [
    {
      title: 'Booking entries',
      counts: [
        count(`Unpaid, departing within ${soonDays} days`, { unpaid_within_days: `${soonDays}` }),
        count('To confirm', { status: 'on_request' }),
        count('Unpaid', { status: 'confirmed,completed', payment_status: 'unpaid' }),
        count('Documents missing', { status: 'confirmed', documents_missing: 'true' }),
      ],
    },
  ],
  records: [
    {
      label: 'Bookings',
      path: bookings.path,
      name: ['ref'],
      within: ['customer_name', 'hotel_name'],
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
  ],
  actions: [
    { label: 'New booking', page: 'be', search: { add: 'booking' }, staffOnly: true },
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
