import { defineRemote } from '@itinera/shared/remote';

export default defineRemote('mf_hotels', {
  hotels: () => import('./hotels/list/HotelsPage'),
  'hotels-id': () => import('./hotels/detail/HotelPage'),
  'hotel-themes': () => import('./hotel-themes/HotelThemesPage'),
});
