import { travellers as collection } from '@itinera/shared/contracts';
import type { Database } from '../../db/database';
import type { App } from '../../http/app';
import { plainWrites } from '../../rest/write/plainWrites';
import { readRoutes, type Row } from '../../rest/read/readRoutes';
import { writeRoutes } from '../../rest/write/writeRoutes';
import { isPaxType, paxTypeOf } from './travellers.ages';
import { travellersTable as table } from './travellers.table';
import {
  linkCompanions,
  prepareTraveller,
  rejoinCompanions,
  removeFromCompanions,
} from './travellers.writes';

const withPaxType = (row: Row): Row => ({ ...row, pax_type: paxTypeOf(String(row['birthday'])) });

/** Masks a code: enough to distinguish two in a list, and no more. */
const masked = (code: unknown): string | null => (typeof code === 'string' ? `••••${code.slice(-3)}` : null);

const writes = plainWrites({ collection, table, prepare: prepareTraveller });

export function travellerRoutes(app: App, database: Database): void {
  readRoutes(app, database, {
    collection,
    table,
    rights: { list: 'travellers.list', read: 'travellers.read' },
    filters: { pax_type: isPaxType },
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
    inList: (row) => withPaxType({ ...row, personal_code: masked(row['personal_code']) }),
    inFull: withPaxType,
  });
  writeRoutes(app, database, {
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
  });
}
