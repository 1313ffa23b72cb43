import { travellers as collection } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { plainWrites } from '../../rest/write/plainWrites';
import { readRoutes, type Row } from '../../rest/read/readRoutes';
import { writeRoutes } from '../../rest/write/writeRoutes';
import { masked } from '../../base/masked';
import { operationsOf, type WriteParts } from '../../rest/write/operations';
import { travellerActionRoutes, type TravellerUses } from './travellerActions.routes';
import { paxTypeOf } from './travellers.ages';
import { filters } from './travellers.filters';
import { travellersTable as table } from './travellers.table';
import {
  linkCompanions,
  prepareTraveller,
  rejoinCompanions,
  removeFromCompanions,
} from './travellers.writes';

const withPaxType = (row: Row): Row => ({ ...row, pax_type: paxTypeOf(String(row['birthday'])) });

const writes = plainWrites({ collection, table, prepare: prepareTraveller });

const writeParts: WriteParts<typeof table, typeof collection> = {
  collection,
  table,
  rights: { create: 'travellers.create', update: 'travellers.update', remove: 'travellers.remove' },
  async create(tx, input, context) {
    const created = await writes.create(tx, input, context);
    await linkCompanions(tx, created.id, [], created.companions);
    return created;
  },
  async update(tx, before, changes, context) {
    const after = await writes.update(tx, before, changes, context);
    await linkCompanions(tx, before.id, before.companions, after.companions);
    return after;
  },
  async remove(tx, before, context) {
    await removeFromCompanions(tx, before.id);
    await writes.remove(tx, before, context);
  },
  restored: rejoinCompanions,
};

export function travellerRoutes(app: App, database: Database, bookings: TravellerUses): void {
  readRoutes(app, database, {
    collection,
    table,
    rights: { list: 'travellers.list', read: 'travellers.read' },
    filters,
    first: [table.created_at],
    searched: [
      table.first_name,
      table.last_name,
      table.first_name_local,
      table.last_name_local,
      table.email,
      table.phone,
      table.passport_number,
    ],
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
  writeRoutes(app, database, writeParts);
  travellerActionRoutes(app, database, operationsOf(writeParts), bookings);
}
