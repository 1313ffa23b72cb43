import { desc, eq } from 'drizzle-orm';
import { hotelDmcs } from '@itinera/shared/contracts';
import { ofHotels } from '../../identity/rights/rights';
import { resource } from '../../rest/resource';
import { hotelDmcsTable as table } from './hotelDmcs.table';
import { prepareDmcLink } from './hotelDmcs.writes';

export const hotelDmcResource = resource({
  collection: hotelDmcs,
  table,
  access: ofHotels,
  first: [desc(table.is_default), table.created_at],
  ownOf: (_, partnerId) => eq(table.dmc_id, partnerId),
  prepare: prepareDmcLink,
});
