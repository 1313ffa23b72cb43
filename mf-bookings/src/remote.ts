import { defineRemote } from '@itinera/shared/remote';
import { tiles } from './home/tiles';

const pages = {
  search: () => import(/* webpackChunkName: "search" */ './search/SearchPage'),
  'search-result': () => import(/* webpackChunkName: "search" */ './search/SearchResultPage'),
  'search-result-helpers-setup': () =>
    import(/* webpackChunkName: "search" */ './search/SearchResultSetupPage'),
  be: () => import('./bookings/list/BookingsPage'),
  'be-id': () => import('./bookings/detail/BookingPage'),
  payments: () => import('./payments/list/PaymentsPage'),
  travelers: () => import(/* webpackChunkName: "travellers" */ './travellers/list/TravellersPage'),
  'travelers-id': () => import(/* webpackChunkName: "travellers" */ './travellers/detail/TravellerPage'),
};

export default defineRemote('mf_bookings', pages, tiles);
