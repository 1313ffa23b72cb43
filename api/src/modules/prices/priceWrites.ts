import { and, eq, type InferInsertModel, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import type { WriteParts } from '../../rest/write/operations';
import { plainWrites, type PlainCollection, type PlainParts } from '../../rest/write/plainWrites';
import { refuseOtherCurrency, refuseRemovedBefore } from './currencyOfList';
import { lockPriceList } from './lockPriceList';
import { ownRows, refuseMove, requireOwner, type Owner, type PriceTable } from './priceOwner';

/** An input or a row; `currency` of an input is that of its amounts, and not stored. */
type Values = Record<string, unknown> & { currency?: string };

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
      const { currency, ...values }: Values = Object(input);
      await lockOwned(tx, context, values);
      await refuseOtherCurrency(tx, ownerIn(values), currency);
      return writes.create(tx, values as z.output<C['createInput']>, context);
    },
    async update(tx, before: InferSelectModel<T>, input: z.output<C['updateInput']>, context) {
      const { currency, ...changes }: Values = Object(input);
      refuseMove(context, ownerIn(before), changes);
      await refuseOtherCurrency(tx, ownerIn(before), currency);
      return writes.update(tx, before, changes as z.output<C['updateInput']>, context);
    },
    remove: writes.remove,
    async prepareRestore(
      tx,
      row: InferSelectModel<T>,
      context,
      removedAt,
    ): Promise<Partial<InferInsertModel<T>>> {
      await lockOwned(tx, context, row);
      await refuseRemovedBefore(tx, ownerIn(row), row, removedAt);
      return await writes.prepareRestore(tx, row, context, removedAt);
    },
  };
}
