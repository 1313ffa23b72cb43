import {
  filterKeys,
  firstPage,
  hotels,
  listedForPartners,
  listedForStaff,
  notifications,
  withHotelParts,
  type Contributions,
  type WorkCount,
} from '@itinera/shared/contracts';
import { actionsOf, listLinkOf, recordOf } from '@itinera/shared/kinds';
import { classificationKinds } from './hotel-themes/kinds';
import { kinds } from './recordKinds';

/** Count of filtered hotels, linked to that list. */
const count = (label: string, filter: Record<string, string>): WorkCount => ({
  label,
  path: hotels.path,
  query: filter,
  page: 'hotels',
  search: filter,
});

const priceGaps = count('Price gaps', { has_price_gaps: 'true', is_active: 'true' });

export const contributions = {
  tiles: [],
  work: [
    {
      title: 'Hotels',
      counts: [
        count('Without images', { has_images: 'false' }),
        count('Without a description', { has_description: 'false' }),
        priceGaps,
        count('Inactive', { is_active: 'false' }),
        count('Not visited yet', { is_visited: 'false' }),
      ],
    },
  ],
  notifications: {
    title: 'Notifications',
    unread: { path: notifications.path, query: { is_read: 'false' } },
  },
  partnerWork: [priceGaps],
  records: [
    {
      label: 'Hotels',
      path: hotels.path,
      query: withHotelParts('place'),
      name: ['name'],
      within: ['place.resort.resort_name.name', 'place.resort.region.country.country_name.name'],
      page: 'hotels-id',
    },
    ...classificationKinds.map(recordOf),
  ],
  lists: [{ label: 'Hotels', page: 'hotels', list: 'hotels' }, ...classificationKinds.map(listLinkOf)],
  actions: [
    { label: 'Add hotel', page: 'hotels', search: { add: 'hotel' }, staffOnly: true },
    { label: 'Import hotels', page: 'hotels', search: { import: 'file' }, staffOnly: true },
    ...classificationKinds.flatMap(actionsOf),
  ],
  kinds,
  reads: {
    hotels: {
      path: hotels.path,
      query: firstPage(hotels, listedForStaff),
      forPartner: firstPage(hotels, listedForPartners),
      filters: filterKeys(hotels),
    },
    'hotels-id': { path: `${hotels.path}/:id`, query: { with_data: 'true' } },
  },
} as const satisfies Contributions;
