import { hotelDescriptions, hotelFeatures } from '@itinera/shared/contracts';
import { ofHotels } from '../../identity/rights/rights';
import { resource } from '../../rest/resource';
import { hotelDescriptionsTable } from './hotelDescriptions.table';
import { hotelFeaturesTable } from './hotelFeatures.table';
import { ownOfHotel } from './ownOfHotel';

/** Descriptions and features of hotels. */
export const hotelParts = [
  resource({
    collection: hotelDescriptions,
    table: hotelDescriptionsTable,
    access: ofHotels,
    first: [hotelDescriptionsTable.hotel_id, hotelDescriptionsTable.locale],
    ownOf: ownOfHotel(hotelDescriptionsTable.hotel_id),
  }),
  resource({
    collection: hotelFeatures,
    table: hotelFeaturesTable,
    access: ofHotels,
    ownOf: ownOfHotel(hotelFeaturesTable.hotel_id),
  }),
];
