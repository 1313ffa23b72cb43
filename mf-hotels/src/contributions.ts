import { hotels, withHotelParts, type Contributions } from '@itinera/shared/contracts';
import { kinds } from './recordKinds';

export const contributions = {
  tiles: [{ name: 'attention', title: 'Hotels' }],
  records: [
    {
      label: 'Hotels',
      path: hotels.path,
      query: withHotelParts('place'),
      name: ['name'],
      within: ['place.resort.resort_name.name', 'place.resort.region.country.country_name.name'],
      page: 'hotels-id',
    },
  ],
  lists: [{ label: 'Hotels', page: 'hotels', list: 'hotels' }],
  actions: [{ label: 'Add hotel', page: 'hotels', search: { add: 'hotel' }, staffOnly: true }],
  kinds,
} as const satisfies Contributions;
