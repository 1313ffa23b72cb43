import {
  and,
  eq,
  getTableColumns,
  inArray,
  type InferInsertModel,
  type InferSelectModel,
  type SQL,
} from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type * as z from 'zod/mini';
import type { WriteContext } from '../../audit/writeContext';
import type { Database, Transaction } from '../../db/database';
import { visibilityOf } from '../../db/visibility/visibility';
import type { App } from '../../http/app';
import { invalid } from '../../http/problem';
import { hasDerived, withoutDerived } from '../../rest/entries/derived';
import type { EntryTable } from '../../rest/entries/references';
import { readRoutes, type ReadCollection, type ReadParts } from '../../rest/read/readRoutes';
import type { WriteRights } from '../../rest/write/operations';
import { plainWrites, type PlainCollection, type PlainParts } from '../../rest/write/plainWrites';
import { writeRoutes } from '../../rest/write/writeRoutes';
import { bookingsTable, type BookingRow } from './bookings.table';
import { lockBooking } from './lockBooking';
import { summarise } from './summarise';

type Contract = ReadCollection & PlainCollection;
type PartTable = EntryTable & { booking_id: PgColumn };

interface BookingPart<T extends PartTable, C extends Contract>
  extends
    Omit<PlainParts<T, C>, 'prepare'>,
    Pick<ReadParts<C>, 'first' | 'inList' | 'inFull' | 'filters' | 'sorts' | 'searched'> {
  rights: WriteRights & ReadParts<C>['rights'];
  /** Called after a row was added, or changed from `was`, before the summary of the booking. */
  written?: (
    tx: Transaction,
    booking: BookingRow,
    row: InferSelectModel<T>,
    was: { changes: Partial<InferInsertModel<T>>; before: InferSelectModel<T> } | undefined,
    context: WriteContext,
  ) => Promise<void>;
  /** Called before a row is removed, and after it was restored with what was removed along with it. */
  removing?: (tx: Transaction, row: InferSelectModel<T>) => Promise<void>;
  restored?: (tx: Transaction, row: InferSelectModel<T>) => Promise<void>;
  /** Called after a row was added or restored, and after it was removed. */
  added?: (tx: Transaction, row: InferSelectModel<T>) => Promise<void>;
  removed?: (tx: Transaction, row: InferSelectModel<T>, context: WriteContext) => Promise<void>;
  /** Prepares the booking for a row that is restored. */
  restoring?: (tx: Transaction, row: InferSelectModel<T>, context: WriteContext) => Promise<void>;
  /** Registers the routes that read; by default the list and single entries are read as everywhere. */
  read?: (ownBookings: (tx: Transaction, partnerId: string) => SQL) => void;
  /** Whether partners see the parts of their own bookings. */
  isForPartners?: boolean;
  /** Fills in omitted fields of a new entry, before the defaults of its contract; the booking is locked. */
  complete?: (
    tx: Transaction,
    booking: BookingRow,
    input: z.output<C['createInput']>,
    context: WriteContext,
  ) => Promise<z.output<C['createInput']>>;
  /** Prepares a restored row; by default `prepare` does. */
  prepareRestore?: (
    tx: Transaction,
    booking: BookingRow,
    removed: InferSelectModel<T>,
    context: WriteContext,
  ) => Promise<Partial<InferInsertModel<T>>>;
  /** Refuses or completes an entry; the booking is locked. */
  prepare?: (
    tx: Transaction,
    booking: BookingRow,
    changes: Partial<InferInsertModel<T>>,
    before: InferSelectModel<T> | undefined,
    context: WriteContext,
  ) => Promise<Partial<InferInsertModel<T>>>;
}

/** The condition on rows, for tables of which partners see only some. */
function shownToPartners(table: PgTable) {
  const { way } = visibilityOf(table);
  const column = way.kind === 'with' && way.only && getTableColumns(table)[way.only.column];
  return way.kind === 'with' && way.only && column ? inArray(column, [...way.only.values]) : undefined;
}

const bookingIdIn = (values: object): string => String(Reflect.get(values, 'booking_id'));

/** For a partner, a booking of others does not exist, whatever the policies say. */
async function lockOwner(tx: Transaction, values: object, { actor }: WriteContext): Promise<BookingRow> {
  const booking = await lockBooking(tx, bookingIdIn(values));
  const isForeign = actor.kind === 'partner' && booking?.shown_to_id !== actor.id;
  if (!booking || isForeign) throw invalid({ booking_id: 'There is no such entry. Choose another one.' });
  return booking;
}

/**
 * A part of bookings that is a collection of its own: each write locks the booking first, and updates the booking's summary last, in the
 * same transaction.
 */
export function bookingPart<T extends PartTable, C extends Contract>(
  app: App,
  database: Database,
  parts: BookingPart<T, C>,
): void {
  const {
    collection,
    rights,
    isForPartners = false,
    prepare,
    first,
    inList,
    inFull,
    filters,
    sorts,
    searched,
  } = parts;
  // The query builder can't type a generic table: rows are typed at the edges.
  const table: PartTable = parts.table;
  const typed = (row: object) => row as InferSelectModel<T>;

  const ownBookings = (tx: Transaction, partnerId: string) => {
    const own = inArray(
      table.booking_id,
      tx.select({ id: bookingsTable.id }).from(bookingsTable).where(eq(bookingsTable.shown_to_id, partnerId)),
    );
    return and(own, shownToPartners(table)) ?? own;
  };
  const read = () =>
    readRoutes(app, database, {
      collection,
      table,
      rights: { list: rights.list, read: rights.read },
      // All rows of one booking; of all bookings, only a page.
      isWhole: ({ booking_id }) => collection.reference && booking_id !== undefined,
      ...(first && { first }),
      ...(inList && { inList }),
      ...(inFull && { inFull }),
      ...(filters && { filters }),
      ...(sorts && { sorts }),
      ...(searched && { searched }),
      ...(isForPartners && { ownOf: ownBookings }),
    });
  if (parts.read) parts.read(ownBookings);
  else read();

  /** Plain writes of a part, while its booking is locked. */
  const writesIn = (booking: BookingRow, context: WriteContext) =>
    plainWrites<T, C>({
      collection,
      table: parts.table,
      ...(prepare && { prepare: (tx, changes, before) => prepare(tx, booking, changes, before, context) }),
    });

  /** Reads the columns that the booking's summary has just updated. */
  async function asSummarised(tx: Transaction, row: InferSelectModel<T>): Promise<InferSelectModel<T>> {
    if (!hasDerived(table)) return row;
    const [after] = await tx
      .select()
      .from(table)
      .where(eq(table.id, String(Reflect.get(row, 'id'))));
    return typed(after ?? row);
  }

  const { list: _list, read: _read, ...writable } = rights;
  writeRoutes<T, C>(app, database, {
    collection,
    table: parts.table,
    rights: writable,
    async lockFirst(tx, _, id) {
      const [row] = await tx
        .select({ booking_id: table.booking_id })
        .from(table as PgTable)
        .where(eq(table.id, id));
      if (row) await lockBooking(tx, bookingIdIn(row));
    },
    async create(tx, input: z.output<C['createInput']>, context) {
      const booking = await lockOwner(tx, Object(input), context);
      const completed = parts.complete ? await parts.complete(tx, booking, input, context) : input;
      const row = await writesIn(booking, context).create(tx, completed, context);
      await parts.written?.(tx, booking, row, undefined, context);
      await parts.added?.(tx, row);
      await summarise(tx, booking);
      return asSummarised(tx, row);
    },
    async update(tx, before, changes: z.output<C['updateInput']>, context) {
      const { booking_id } = { booking_id: bookingIdIn(before), ...Object(changes) };
      if (booking_id !== bookingIdIn(before))
        throw invalid({ booking_id: 'This can’t be moved to another booking. Remove it and add it there.' });
      const booking = await lockOwner(tx, before, context);
      const row = await writesIn(booking, context).update(tx, before, changes, context);
      const was = { changes: changes as Partial<InferInsertModel<T>>, before };
      await parts.written?.(tx, booking, row, was, context);
      await summarise(tx, booking);
      return asSummarised(tx, row);
    },
    async remove(tx, before, context) {
      const booking = await lockOwner(tx, before, context);
      await parts.removing?.(tx, before);
      await writesIn(booking, context).remove(tx, before, context);
      await parts.removed?.(tx, before, context);
      await summarise(tx, booking);
    },
    async prepareRestore(tx, row, context) {
      const booking = await lockOwner(tx, row, context);
      await parts.restoring?.(tx, row, context);
      if (parts.prepareRestore) return parts.prepareRestore(tx, booking, row, context);
      // It keeps its price, and derived columns are computed again: its seats may be taken by now.
      return (await prepare?.(tx, booking, {}, typed(withoutDerived(table, row)), context)) ?? {};
    },
    async restored(tx, row) {
      await parts.restored?.(tx, row);
      await parts.added?.(tx, row);
      const booking = await lockBooking(tx, bookingIdIn(row));
      if (booking) await summarise(tx, booking);
      return asSummarised(tx, typed(row));
    },
  });
}
