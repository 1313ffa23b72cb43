import { and, eq, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import type { WriteParts } from '../../rest/write/operations';
import { plainWrites, type PlainCollection, type PlainParts } from '../../rest/write/plainWrites';
import { lockPriceList } from './lockPriceList';
import { ownRows, refuseMove, requireOwner, type Owner, type PriceTable } from './priceOwner';

type Shared = 'own' | 'lockFirst' | 'create' | 'update' | 'remove' | 'prepareRestore';

/** Hotel and partner of a row, an input or an entry of the log, all of which have both. */
const ownerIn = (values: object): Owner => ({
  hotel_id: String(Reflect.get(values, 'hotel_id')),
  dmc_id: String(Reflect.get(values, 'dmc_id')),
});

/** Writes of rows of a hotel and a partner, serialised: `prepare` checks a row while nobody else writes prices of the two. */
export function priceWrites<T extends PriceTable, C extends PlainCollection>(
  parts: PlainParts<T, C>,
): Required<Pick<WriteParts<T, C>, Shared>> {
  const writes = plainWrites(parts);
  // The query builder can't type a generic table.
  const table: PriceTable = parts.table;
  const own = ownRows(table);

  async function lockOwned(tx: Transaction, context: WriteContext, values: object): Promise<void> {
    const owner = ownerIn(values);
    await requireOwner(tx, context, owner);
    await lockPriceList(tx, owner);
  }

  return {
    own,
    async lockFirst(tx, context, id) {
      const [row] = await tx
        .select({ hotel_id: table.hotel_id, dmc_id: table.dmc_id })
        .from(table as PgTable)
        .where(and(eq(table.id, id), own(context)));
      if (row) await lockPriceList(tx, ownerIn(row));
    },
    async create(tx, input: z.output<C['createInput']>, context) {
      await lockOwned(tx, context, Object(input));
      return writes.create(tx, input, context);
    },
    async update(tx, before: InferSelectModel<T>, changes: z.output<C['updateInput']>, context) {
      refuseMove(context, ownerIn(before), Object(changes));
      return writes.update(tx, before, changes, context);
    },
    remove: writes.remove,
    async prepareRestore(tx, row: InferSelectModel<T>, context): Promise<Partial<InferInsertModel<T>>> {
      await lockOwned(tx, context, row);
      return await writes.prepareRestore(tx, row, context);
    },
  };
}
