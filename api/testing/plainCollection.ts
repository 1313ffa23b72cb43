import { eq } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import * as z from 'zod/mini';
import { collection, id, integer, text } from '@itinera/shared/contracts';
import { hotelThemesTable as table } from '../src/modules/classification/classification.table';
import { writeRoutes } from '../src/rest/write/writeRoutes';
import type { TestServer } from './testServer';

/** A collection for tests, at an address of its own. */
export const plain = collection({
  path: '/api/plain',
  entity: { id, name: z.string(), weight: z.number() },
  input: { name: text(80, 1), weight: integer(0, 100_000) },
  create: ['name'],
  filters: {},
  sorts: [],
});

/** Call before the first request: routes can't be added later. */
export const addPlainCollection = ({ app, database }: TestServer): void =>
  writeRoutes(app, database, {
    collection: plain,
    table,
    rights: { create: 'hotels.create', update: 'hotels.update', remove: 'hotels.remove' },
    async create(tx, input) {
      const [row] = await tx
        .insert(table)
        .values({ ...input, id: uuidv7() })
        .returning();
      if (!row) throw new Error('no row');
      return row;
    },
    async update(tx, before, changes) {
      const [row = before] = await tx
        .update(table)
        .set({ ...before, ...changes })
        .where(eq(table.id, before.id))
        .returning();
      return row;
    },
    async remove(tx, { id: themeId }) {
      await tx.delete(table).where(eq(table.id, themeId));
    },
  });
