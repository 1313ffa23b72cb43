import { defineRemote } from '@itinera/shared/remote';

export default defineRemote('mf_bookings', {
  search: () => import('./search/SearchPage'),
  'search-result': () => import('./search/SearchResultPage'),
  'search-result-helpers-setup': () => import('./search/SearchResultSetupPage'),
  be: () => import('./bookings/list/BookingsPage'),
  'be-id': () => import('./bookings/detail/BookingPage'),
  payments: () => import('./payments/list/PaymentsPage'),
  travelers: () => import('./travellers/list/TravellersPage'),
  'travelers-id': () => import('./travellers/detail/TravellerPage'),
});
