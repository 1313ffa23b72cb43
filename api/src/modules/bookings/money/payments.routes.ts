import { and, eq, sql, type SQL } from 'drizzle-orm';
import { payments, paymentSums } from '@itinera/shared/contracts';
import { today } from '../../../base/today';
import type { Database, Transaction } from '../../../db/database';
import type { App } from '../../../http/app';
import { matchesWords } from '../../../db/search';
import { invalid } from '../../../http/problem';
import { principalOf } from '../../../identity/rights/enforceRights';
import { actorOf } from '../../../identity/sessions/principal';
import { customConditions } from '../../../rest/custom/customConditions';
import { listFilters } from '../../../rest/read/listFilters';
import { addUp } from '../addUp';
import { bookingHotelsTable } from '../bookingHotels.table';
import { bookingPart } from '../bookingPart';
import { countedAmounts } from '../countedAmounts';
import type { BookingRow } from '../bookings.table';
import { bookingTransfersTable } from '../bookingTransfers.table';
import { dueAmounts, supplierDueDate } from './dueAmounts';
import { paymentFilters, searchedPayments } from './payments.filters';
import { paymentsTable as table } from './payments.table';

const filter = listFilters(payments.path, payments.filters, table, paymentFilters);

const counted = countedAmounts({
  status: table.booking_status,
  total: table.total_minor,
  received: table.received_minor,
  outstanding: table.balance_minor,
});
const amounts = (): Record<(typeof paymentSums.amounts)[number], SQL> => ({
  total_minor: counted.owed,
  // Received money counts in every state of the booking.
  received_minor: sql`${table.received_minor}`,
  balance_minor: counted.outstanding,
  refundable_minor: counted.refundable,
  hotel_net_minor: counted.ifSold(table.hotel_net_minor),
  transfer_net_minor: counted.ifSold(table.transfer_net_minor),
  pending_minor: counted.pending,
  ...dueAmounts(),
});

type PaidDates = { hotel_paid_date?: string | null; transfer_paid_date?: string | null };

/** The paid date must be between the creation of the booking and today. */
function requirePaidInTime(booking: BookingRow, dates: PaidDates): void {
  const made = today(new Date(booking.created));
  const problems = Object.entries(dates).flatMap(([field, date]) => {
    if (typeof date !== 'string') return [];
    if (date > today()) return [[field, 'Choose a day that is not in the future.']];
    return date < made ? [[field, `Choose a day on or after ${made}, when the booking was made.`]] : [];
  });
  if (problems.length > 0) throw invalid(Object.fromEntries(problems));
}

/** A paid date needs its service: without one, it would count as paid when a transfer is added later. */
async function requireService(tx: Transaction, { id }: BookingRow, dates: PaidDates): Promise<void> {
  const problems: Record<string, string> = {};
  if (
    dates.hotel_paid_date &&
    (await tx.$count(bookingHotelsTable, eq(bookingHotelsTable.booking_id, id))) === 0
  )
    problems['hotel_paid_date'] = 'The booking has no stay to pay for. Add one first, or leave this empty.';
  if (
    dates.transfer_paid_date &&
    (await tx.$count(bookingTransfersTable, eq(bookingTransfersTable.booking_id, id))) === 0
  )
    problems['transfer_paid_date'] =
      'The booking has no transfer to pay for. Add one first, or leave this empty.';
  if (Object.keys(problems).length > 0) throw invalid(problems);
}

/** What suppliers are paid, one row per booking: created with it, never deleted. */
export function paymentRoutes(app: App, database: Database): void {
  app.get(
    paymentSums.path,
    {
      config: { right: 'payments.list' },
      schema: { querystring: paymentSums.query, response: { 200: paymentSums.answer } },
    },
    (request) =>
      database.withActor(actorOf(principalOf(request)), async (tx) => ({
        success: true as const,
        result: await addUp(
          tx,
          table,
          amounts(),
          and(
            filter({ ...request.query }),
            matchesWords(request.query, searchedPayments),
            await customConditions(tx, table, actorOf(principalOf(request)), request.query),
          ),
        ),
      })),
  );
  bookingPart(app, database, {
    collection: payments,
    table,
    rights: {
      list: 'payments.list',
      read: 'payments.read',
      create: 'payments.create',
      update: 'payments.update',
    },
    filters: paymentFilters,
    sorts: {
      total_minor: table.shown_total_minor,
      balance_minor: table.shown_balance_minor,
      hotel_net_minor: table.shown_hotel_net_minor,
      transfer_net_minor: table.shown_transfer_net_minor,
      supplier_due_date: supplierDueDate,
    },
    searched: searchedPayments,
    async prepare(tx, booking, changes, before) {
      const { hotel_paid_date, transfer_paid_date } = changes;
      const changed: PaidDates = {
        ...(hotel_paid_date !== before?.hotel_paid_date && { hotel_paid_date }),
        ...(transfer_paid_date !== before?.transfer_paid_date && { transfer_paid_date }),
      };
      requirePaidInTime(booking, changed);
      await requireService(tx, booking, changed);
      return before ? changes : { ...changes, dmc_id: booking.dmc_id };
    },
  });
}
