import { and, asc, eq, gt, gte, isNull, lt, lte, sql, type SQL } from 'drizzle-orm';
import type { PgColumn } from 'drizzle-orm/pg-core';
import { addDays, coverageNights, type NotificationEvent } from '@itinera/shared/contracts';
import { today } from '../../../base/today';
import type { Transaction } from '../../../db/database';
import { usersTable } from '../../../people/users.table';
import { partnerName } from './partnerName';
import { blockSeatsTable as blocks, type BlockRow } from '../../blockSeats/blockSeats.table';
import { isSold } from '../../bookings/countedAmounts';
import { bookingsTable as bookings } from '../../bookings/bookings.table';
import { bookingTravellersTable as onBooking } from '../../bookings/bookingTravellers.table';
import { instalmentsTable as instalments } from '../../bookings/money/instalments.table';
import { paymentsTable as payments } from '../../bookings/money/payments.table';
import { hotelsTable as hotels } from '../../hotels/hotels.table';
import { priceCoverageTable as coverage } from '../../hotels/priceCoverage.table';
import { overdueBefore } from '../../settings/overdueBefore';
import { travellersTable as travellers } from '../../travellers/travellers.table';
import { factsOf } from './bookingFacts';
import { ofBlock } from './ofBlock';
import { most, shownDay, shownMoney, type DueFacts } from './facts';
import { findFreeEnding } from './freeEnding';

/** Finds what is due within the days of a rule. */
type Finder = (tx: Transaction, leadDays: number) => Promise<DueFacts[]>;

/** Older overdue payments are only in the lists: a new rule does not announce the past. */
const recentDays = 7;

const within = (column: PgColumn, days: number): SQL | undefined =>
  and(gte(column, today()), lte(column, addDays(today(), days)));
const isConfirmed = eq(bookings.status, 'confirmed');

async function unpaidInstalments(tx: Transaction, isDue: SQL | undefined): Promise<DueFacts[]> {
  const rows = await tx
    .select({ instalment: instalments, booking: bookings })
    .from(instalments)
    .innerJoin(bookings, eq(bookings.id, instalments.booking_id))
    .where(and(isSold(bookings.status), isDue, lt(instalments.received_minor, instalments.due_minor)))
    .orderBy(asc(instalments.due_date), asc(instalments.id))
    .limit(most);
  return rows.map(({ instalment: { id, due_date, label, due_minor, received_minor }, booking }) => ({
    key: `${id} ${due_date}`,
    facts: factsOf(booking, {
      instalment: label,
      amount: shownMoney(due_minor - received_minor, booking.currency),
      due: shownDay(due_date),
    }),
  }));
}

/** The part of a total that no instalment covers, which has a due date of its own. */
async function unpaidRests(tx: Transaction, isDue: SQL | undefined): Promise<DueFacts[]> {
  const rows = await tx
    .select()
    .from(bookings)
    .where(and(isSold(bookings.status), isDue, gt(bookings.rest_minor, 0), gt(bookings.outstanding_minor, 0)))
    .orderBy(asc(bookings.rest_due_date), asc(bookings.id))
    .limit(most);
  return rows.map((booking) => ({
    key: `${booking.id} rest ${booking.rest_due_date}`,
    facts: factsOf(booking, {
      instalment: 'Not in the plan',
      amount: shownMoney(Math.min(booking.rest_minor, booking.outstanding_minor), booking.currency),
      due: shownDay(booking.rest_due_date),
    }),
  }));
}

/** Everything that customers should pay on matching days. */
const unpaid = async (tx: Transaction, isDue: (day: PgColumn) => SQL | undefined): Promise<DueFacts[]> => [
  ...(await unpaidInstalments(tx, isDue(instalments.due_date))),
  ...(await unpaidRests(tx, isDue(bookings.rest_due_date))),
];

type Supplier = 'hotel' | 'transfer';

const unpaidSuppliers =
  (supplier: Supplier): Finder =>
  async (tx, leadDays) => {
    const due = payments[`${supplier}_due_date`];
    const rows = await tx
      .select({ payment: payments, booking: bookings })
      .from(payments)
      .innerJoin(bookings, eq(bookings.id, payments.booking_id))
      .where(and(isSold(bookings.status), isNull(payments[`${supplier}_paid_date`]), within(due, leadDays)))
      .orderBy(asc(due), asc(payments.id))
      .limit(most);
    return rows.map(({ payment, booking }) => ({
      key: `${payment.id} ${payment[`${supplier}_due_date`]}`,
      facts: factsOf(booking, {
        amount: shownMoney(payment[`${supplier}_net_minor`], booking.currency),
        due: shownDay(payment[`${supplier}_due_date`]),
      }),
    }));
  };

async function findBlocks(
  tx: Transaction,
  where: SQL | undefined,
  keyOf: (block: BlockRow) => string,
): Promise<DueFacts[]> {
  const rows = await tx
    .select()
    .from(blocks)
    .where(and(eq(blocks.status, 'open'), where))
    .orderBy(asc(blocks.departure_date), asc(blocks.id))
    .limit(most);
  return rows.map((block) => ofBlock(block, keyOf(block)));
}

/** The finders of events that no person causes. */
export const finders: Partial<Record<NotificationEvent, Finder>> = {
  instalment_due: (tx, leadDays) => unpaid(tx, (day) => within(day, leadDays)),

  instalment_overdue: (tx) =>
    unpaid(tx, (day) =>
      and(lt(day, overdueBefore()), gte(day, sql`${overdueBefore()} - ${recentDays}::int`)),
    ),

  free_cancellation_ending: findFreeEnding,

  hotel_payment_due: unpaidSuppliers('hotel'),
  transfer_payment_due: unpaidSuppliers('transfer'),

  async document_missing(tx, leadDays) {
    const rows = await tx
      .select()
      .from(bookings)
      .where(
        and(
          isConfirmed,
          within(bookings.departure_date, leadDays),
          lt(bookings.documents_sent, bookings.documents_required),
        ),
      )
      .orderBy(asc(bookings.departure_date), asc(bookings.id))
      .limit(most);
    return rows.map((booking) => ({
      key: `${booking.id} ${booking.departure_date}`,
      facts: factsOf(booking, { missing: String(booking.documents_required - booking.documents_sent) }),
    }));
  },

  block_release_due: (tx, leadDays) =>
    findBlocks(
      tx,
      and(eq(blocks.block_type, 'soft'), gt(blocks.seats_free, 0), within(blocks.release_date, leadDays)),
      ({ release_date }) => String(release_date),
    ),

  block_oversold: (tx) =>
    findBlocks(
      tx,
      and(lt(blocks.seats_free, 0), gte(blocks.departure_date, today())),
      ({ seats_free }) =>
        // Announced again when even more seats are missing.
        `oversold ${-seats_free}`,
    ),

  async price_gap_found(tx) {
    const [first, last] = [today(), addDays(today(), coverageNights - 1)];
    const rows = await tx
      .select({
        hotel: hotels.name,
        partner: partnerName,
        hotelId: coverage.hotel_id,
        dmcId: coverage.dmc_id,
        // Ranges of nights without any price reach to the ends of the calendar.
        from: sql<string>`greatest(min(${coverage.first_night}), ${first}::date)::text`,
        to: sql<string>`least(max(${coverage.last_night}), ${last}::date)::text`,
        lastBegins: sql<string>`max(${coverage.first_night})::text`,
      })
      .from(coverage)
      .innerJoin(hotels, eq(hotels.id, coverage.hotel_id))
      .innerJoin(usersTable, eq(usersTable.id, coverage.dmc_id))
      .where(
        and(
          eq(hotels.is_active, true),
          lt(coverage.priced, coverage.wanted),
          gte(coverage.last_night, first),
          lte(coverage.first_night, last),
        ),
      )
      .groupBy(hotels.name, partnerName, coverage.hotel_id, coverage.dmc_id)
      .limit(most);
    return rows.map(({ hotelId, dmcId, hotel, partner, from, to, lastBegins }) => ({
      // Announced again when another gap comes into the year ahead.
      key: `${hotelId} ${dmcId} ${lastBegins}`,
      facts: {
        link: { kind: 'hotel', id: hotelId },
        partnerId: dmcId,
        values: { hotel, partner, from: shownDay(from), to: shownDay(to) },
      },
    }));
  },

  async passport_expiring(tx, leadDays) {
    const rows = await tx
      .select({ traveller: travellers, booking: bookings })
      .from(onBooking)
      .innerJoin(travellers, eq(travellers.id, onBooking.traveller_id))
      .innerJoin(bookings, eq(bookings.id, onBooking.booking_id))
      .where(
        and(
          isConfirmed,
          within(bookings.departure_date, leadDays),
          lte(travellers.passport_expires_at, bookings.return_date),
        ),
      )
      .orderBy(asc(bookings.departure_date), asc(onBooking.id))
      .limit(most);
    return rows.map(({ traveller, booking }) => ({
      key: `${booking.id} ${traveller.id} ${traveller.passport_expires_at}`,
      facts: factsOf(booking, {
        traveller: `${traveller.first_name} ${traveller.last_name}`,
        expires: shownDay(traveller.passport_expires_at),
      }),
    }));
  },
};
