import { pathTo } from '@itinera/shared/routes';

interface Kind {
  one: string;
  many?: string;
  /** Where one of them is shown. */
  page?: (one: { id: string; name: string }) => string;
}

const onTab =
  (tab: string) =>
  ({ name }: { name: string }) =>
    pathTo('geography', undefined, { tab, q: name });
const inList =
  (list: string) =>
  ({ name }: { name: string }) =>
    pathTo('hotel-themes', undefined, { list, q: name });

/** By the last part of a collection's path, what its entries are called in a sentence, and where they are found. */
const kinds: Record<string, Kind> = {
  airports: { one: 'airport', page: ({ name }) => pathTo('airports', undefined, { q: name }) },
  'beach-types': { one: 'beach type', page: inList('beach-types') },
  'boarding-types': { one: 'boarding type', page: inList('boarding-types') },
  bookings: { one: 'booking', page: ({ id }) => pathTo('be-id', { id }) },
  cities: { one: 'city', page: onTab('cities') },
  countries: { one: 'country', page: onTab('countries') },
  features: { one: 'feature', page: inList('features') },
  'flight-carriers': {
    one: 'flight carrier',
    page: ({ name }) => pathTo('flight-carriers', undefined, { q: name }),
  },
  'graph-prices': { one: 'line of the price grid', many: 'lines of the price grid' },
  'hotel-airports': { one: 'link to an airport', many: 'links to airports' },
  'hotel-chains': { one: 'hotel chain', page: inList('hotel-chains') },
  'hotel-classes': { one: 'hotel class', page: inList('hotel-classes') },
  'hotel-descriptions': { one: 'description' },
  'hotel-dmcs': { one: 'link to a partner', many: 'links to partners' },
  'hotel-features': { one: 'feature' },
  'hotel-formats': { one: 'hotel format', page: inList('hotel-formats') },
  'hotel-images': { one: 'image' },
  'hotel-themes': { one: 'hotel theme', page: inList('hotel-themes') },
  'hotel-types': { one: 'hotel type', page: inList('hotel-types') },
  hotels: { one: 'hotel', page: ({ id }) => pathTo('hotels-id', { id }) },
  places: { one: 'place', page: onTab('places') },
  regions: { one: 'region', page: onTab('regions') },
  resorts: { one: 'resort', page: onTab('resorts') },
  'room-types': { one: 'room type', page: inList('room-types') },
  'saved-views': { one: 'saved view' },
  travellers: { one: 'traveller', page: ({ id }) => pathTo('travelers-id', { id }) },
  users: { one: 'user', page: ({ name }) => pathTo('users', undefined, { q: name }) },
};

/** Something that was added later is called as its path says. */
export const kindOf = (entity: string): Kind => {
  const words = entity.replaceAll('-', ' ');
  return kinds[entity] ?? { one: words, many: words };
};
