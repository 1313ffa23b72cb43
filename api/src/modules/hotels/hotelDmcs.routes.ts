import { desc, eq } from 'drizzle-orm';
import { hotelDmcs } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { crudRoutes } from '../../rest/crudRoutes';
import type { Row } from '../../rest/read/readRoutes';
import { partnerIdOf, type Principal } from '../../identity/sessions/principal';
import { hotelDmcsTable as table } from './hotelDmcs.table';
import { prepareDmcLink } from './hotelDmcs.writes';

/** Only staff see mark-up and notes. */
function shownTo({ markup_bp, note, ...row }: Row, principal: Principal): Row {
  return partnerIdOf(principal) === undefined ? { ...row, markup_bp, note } : row;
}

export function hotelDmcRoutes(app: App, database: Database): void {
  crudRoutes(app, database, {
    resource: 'hotelDmcs',
    collection: hotelDmcs,
    table,
    first: [desc(table.is_default), table.created_at],
    ownOf: (_, partnerId) => eq(table.dmc_id, partnerId),
    inList: shownTo,
    prepare: prepareDmcLink,
  });
}
