import { travellers as collection } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { readRoutes, type Row } from '../../rest/read/readRoutes';
import { writeRoutes } from '../../rest/write/writeRoutes';
import { masked } from '../../base/masked';
import { operationsOf } from '../../rest/write/operations';
import { travellerActionRoutes, type TravellerUses } from './travellerActions.routes';
import { paxTypeOf } from './travellers.ages';
import { filtersWith } from './travellers.filters';
import { travellersTable as table } from './travellers.table';
import { travellerWrites } from './travellers.operations';

const withPaxType = (row: Row): Row => ({ ...row, pax_type: paxTypeOf(String(row['birthday'])) });

export function travellerRoutes(app: App, database: Database, bookings: TravellerUses): void {
  readRoutes(app, database, {
    collection,
    table,
    rights: { list: 'travellers.list', read: 'travellers.read' },
    filters: filtersWith(bookings),
    first: [table.created_at],
    searched: [{ folded: table.searched }, table.email, table.phone, table.passport_number],
    inList: (row) =>
      withPaxType({
        ...row,
        personal_code: masked(row['personal_code']),
        passport_number: masked(row['passport_number']),
      }),
    inFull: withPaxType,
    async completed(tx, rows) {
      const days = await bookings.lastCheckOuts(
        tx,
        rows.map(({ id }) => String(id)),
      );
      return rows.map((row) => ({ ...row, last_check_out: days.get(String(row['id'])) ?? null }));
    },
  });
  writeRoutes(app, database, travellerWrites);
  travellerActionRoutes(app, database, operationsOf(travellerWrites), bookings);
}
