import { bookings, filterKeys, firstPage, travellers, type Contributions } from '@itinera/shared/contracts';
import { bookingParts } from './bookings/bookingParts';

export const contributions = {
  tiles: [],
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
