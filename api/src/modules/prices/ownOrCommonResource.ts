import { and, eq, inArray, isNull, or, sql, type InferSelectModel } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import { invalid, notFound } from '../../http/problem';
import { allow, ownOfAll } from '../../identity/rights/rights';
import { selectByIds } from '../../rest/entries/embed';
import { readRoutes, type ReadCollection, type ReadParts } from '../../rest/read/readRoutes';
import type { Resource } from '../../rest/resource';
import { entityOf } from '../../rest/write/operations';
import { plainWrites, type PlainCollection, type PlainParts } from '../../rest/write/plainWrites';
import { writeRoutes } from '../../rest/write/writeRoutes';
import { hotelsOf } from '../hotels/hotels.filters';
import { hotelsTable } from '../hotels/hotels.table';
import { ownRows, requireOwner, type PriceTable } from './priceOwner';

/** A row, an input or an entry of the log. Without a partner, it is common to all partners of its hotel. */
interface Named {
  hotel_id?: unknown;
  dmc_id?: unknown;
}

const noSuchEntry = 'There is no such entry. Choose another one.';

/** Partners write only rows with their own id; staff also common ones. */
async function requireNamed(
  tx: Transaction,
  context: WriteContext,
  { hotel_id, dmc_id }: Named,
): Promise<void> {
  const hotelId = String(hotel_id);
  if (typeof dmc_id === 'string') return requireOwner(tx, context, { hotel_id: hotelId, dmc_id });
  if (context.actor.kind === 'partner')
    throw invalid({ dmc_id: 'Only staff set this for all partners. Send your own id.' });
  if ((await selectByIds(tx, hotelsTable, [hotelId])).length === 0) throw invalid({ hotel_id: noSuchEntry });
}

interface OwnOrCommonParts<T extends PriceTable, C extends ReadCollection & PlainCollection>
  extends PlainParts<T, C>, Required<Pick<ReadParts<C>, 'first'>> {
  /** Locks what all writers of a hotel's rows share, before a row itself. */
  lock?: (tx: Transaction, hotelId: string) => Promise<unknown>;
  /** Refuses to delete a row. */
  beforeRemove?: (tx: Transaction, row: InferSelectModel<T>) => Promise<void>;
}

/** A collection of rows of a partner for a hotel, and of rows common to all partners of the hotel, who only read these. */
export const ownOrCommonResource =
  <T extends PriceTable, C extends ReadCollection & PlainCollection>(
    parts: OwnOrCommonParts<T, C>,
  ): Resource =>
  (app, database) => {
    const { collection, first, lock } = parts;
    // The query builder can't type a generic table.
    const table: PriceTable = parts.table;
    const { dmc_id, hotel_id } = table;
    const own = ownRows(table);
    const rights = allow(entityOf(collection.path), ownOfAll);
    const writes = plainWrites(parts);

    readRoutes(app, database, {
      collection,
      table,
      rights,
      first,
      // What applies to a partner: its own rows and the common ones.
      filters: { dmc_id: (id) => or(eq(dmc_id, id), isNull(dmc_id)) },
      ownOf: (_, partnerId) =>
        sql`(${eq(dmc_id, partnerId)} OR (${isNull(dmc_id)} AND ${inArray(hotel_id, hotelsOf(partnerId))}))`,
    });
    writeRoutes<T, C>(app, database, {
      collection,
      table: parts.table,
      rights,
      own,
      ...(lock && {
        async lockFirst(tx: Transaction, context: WriteContext, id: string) {
          const [row] = await tx
            .select({ hotel_id })
            .from(table as PgTable)
            .where(and(eq(table.id, id), own(context)));
          if (row) await lock(tx, String(row.hotel_id));
        },
      }),
      async create(tx, input, context) {
        const named: Named = Object(input);
        await requireNamed(tx, context, named);
        await lock?.(tx, String(named.hotel_id));
        return writes.create(tx, input, context);
      },
      async update(tx, before, changes, context) {
        const old: Named = before;
        const after: Named = { ...before, ...Object(changes) };
        if (context.actor.kind === 'partner' && after.dmc_id && after.dmc_id !== old.dmc_id) throw notFound();
        if (after.hotel_id !== old.hotel_id)
          throw invalid({ hotel_id: 'This can’t be moved to another hotel. Remove it and add it there.' });
        if (after.dmc_id !== old.dmc_id) await requireNamed(tx, context, after);
        return writes.update(tx, before, changes, context);
      },
      async remove(tx, before, context) {
        await parts.beforeRemove?.(tx, before);
        await writes.remove(tx, before, context);
      },
      async prepareRestore(tx, row, context, removedAt) {
        const named: Named = row;
        await requireNamed(tx, context, named);
        await lock?.(tx, String(named.hotel_id));
        return (await writes.prepareRestore?.(tx, row, context, removedAt)) ?? {};
      },
    });
  };
