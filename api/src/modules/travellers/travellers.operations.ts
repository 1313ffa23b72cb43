import { travellers as collection } from '@itinera/shared/contracts';
import type { WriteParts } from '../../rest/write/operations';
import { plainWrites } from '../../rest/write/plainWrites';
import { travellersTable as table } from './travellers.table';
import {
  linkCompanions,
  prepareTraveller,
  rejoinCompanions,
  removeFromCompanions,
} from './travellers.writes';

const writes = plainWrites({ collection, table, prepare: prepareTraveller });

/** Writes of travellers, alone or with a booking. */
export const travellerWrites: WriteParts<typeof table, typeof collection> = {
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
