import { desc } from 'drizzle-orm';
import { hotelAirports } from '@itinera/shared/contracts';
import { ofHotels } from '../../identity/rights/rights';
import { resource } from '../../rest/resource';
import { hotelAirportsTable as table } from './hotelAirports.table';
import { prepareLink, removeLink } from './hotelAirports.writes';
import { ownOfHotel } from './ownOfHotel';

export const hotelAirportResource = resource({
  collection: hotelAirports,
  table,
  access: ofHotels,
  first: [desc(table.is_default), table.created_at],
  ownOf: ownOfHotel(table.hotel_id),
  prepare: prepareLink,
  remove: removeLink,
});
