import { desc, eq } from 'drizzle-orm';
import { hotelDmcs } from '@itinera/shared/contracts';
import { ofHotels } from '../../identity/rights/rights';
import { partnerIdOf, type Principal } from '../../identity/sessions/principal';
import type { Row } from '../../rest/read/readRoutes';
import { resource } from '../../rest/resource';
import { hotelDmcsTable as table } from './hotelDmcs.table';
import { prepareDmcLink } from './hotelDmcs.writes';

/** Only staff see mark-up and notes. */
function shownTo({ markup_bp, note, ...row }: Row, principal: Principal): Row {
  return partnerIdOf(principal) === undefined ? { ...row, markup_bp, note } : row;
}

export const hotelDmcResource = resource({
  collection: hotelDmcs,
  table,
  access: ofHotels,
  first: [desc(table.is_default), table.created_at],
  ownOf: (_, partnerId) => eq(table.dmc_id, partnerId),
  inList: shownTo,
  prepare: prepareDmcLink,
});
