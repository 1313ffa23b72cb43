import { defineRemote } from '@itinera/shared/remote';

const bell = () => import('./bell/NotificationList').then((module) => ({ default: module.NotificationList }));

const pages = {
  hotels: () => import('./hotels/list/HotelsPage'),
  'hotels-id': () => import('./hotels/detail/HotelPage'),
  'hotel-themes': () => import('./hotel-themes/HotelThemesPage'),
};

export default defineRemote('mf_hotels', pages, {}, bell);
