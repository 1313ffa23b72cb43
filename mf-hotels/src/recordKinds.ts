import {
  allotments,
  graphPrices,
  hotelAirports,
  hotelDescriptions,
  hotelDmcs,
  hotelFeatures,
  hotelImages,
  hotels,
  type RecordKind,
} from '@itinera/shared/contracts';
import { recordKindOf } from '@itinera/shared/kinds';
import { classificationKinds } from './hotel-themes/kinds';

/** Names of the entries of this remote, for dialogs that list dependent entries. */
export const kinds: readonly RecordKind[] = [
  { path: hotels.path, one: 'hotel', page: 'hotels-id' },
  { path: hotelImages.path, one: 'image' },
  { path: hotelDescriptions.path, one: 'description' },
  { path: hotelFeatures.path, one: 'feature' },
  { path: hotelAirports.path, one: 'link to an airport', many: 'links to airports' },
  { path: hotelDmcs.path, one: 'link to a partner', many: 'links to partners' },
  { path: graphPrices.path, one: 'line of the price grid', many: 'lines of the price grid' },
  { path: allotments.path, one: 'allotment' },
  ...classificationKinds.map(recordKindOf),
];
