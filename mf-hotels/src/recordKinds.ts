import {
  beachTypes,
  boardingTypes,
  features,
  graphPrices,
  hotelAirports,
  hotelChains,
  hotelClasses,
  hotelDescriptions,
  hotelDmcs,
  hotelFeatures,
  hotelFormats,
  hotelImages,
  hotels,
  hotelThemes,
  hotelTypes,
  roomTypes,
  type RecordKind,
} from '@itinera/shared/contracts';

/** A list of the classification, narrowed to one entry. */
const inList = (list: string) => ({ page: 'hotel-themes', search: { list, q: ':name' } });

/** What the entries of this remote are called where a dialog lists what depends on something. */
export const kinds: readonly RecordKind[] = [
  { path: hotels.path, one: 'hotel', page: 'hotels-id' },
  { path: hotelImages.path, one: 'image' },
  { path: hotelDescriptions.path, one: 'description' },
  { path: hotelFeatures.path, one: 'feature' },
  { path: hotelAirports.path, one: 'link to an airport', many: 'links to airports' },
  { path: hotelDmcs.path, one: 'link to a partner', many: 'links to partners' },
  { path: graphPrices.path, one: 'line of the price grid', many: 'lines of the price grid' },
  { path: beachTypes.path, one: 'beach type', ...inList('beach-types') },
  { path: boardingTypes.path, one: 'boarding type', ...inList('boarding-types') },
  { path: features.path, one: 'feature', ...inList('features') },
  { path: hotelChains.path, one: 'hotel chain', ...inList('hotel-chains') },
  { path: hotelClasses.path, one: 'hotel class', ...inList('hotel-classes') },
  { path: hotelFormats.path, one: 'hotel format', ...inList('hotel-formats') },
  { path: hotelThemes.path, one: 'hotel theme', ...inList('hotel-themes') },
  { path: hotelTypes.path, one: 'hotel type', ...inList('hotel-types') },
  { path: roomTypes.path, one: 'room type', ...inList('room-types') },
];
