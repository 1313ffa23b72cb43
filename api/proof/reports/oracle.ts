import { addDays, nightsBetween, weekdayOf, type Period } from '@itinera/shared/contracts';
import { allocate, followTotal, owedFor, receivedFrom, requiredDocuments } from '@itinera/shared/bookings';
import { today } from '../../src/base/today';
import type { Transaction } from '../../src/db/database';
import {
  airportsTable,
  allotmentDaysTable,
  allotmentsTable,
  allottedNightsTable,
  blockSeatsTable,
  bookingDocumentsTable,
  bookingFlightsTable,
  bookingHotelsTable,
  bookingsTable,
  bookingTransfersTable,
  graphPricesTable,
  hotelDmcsTable,
  hotelsTable,
  instalmentsTable,
  paymentsTable,
  priceCandidatesTable,
  stopSalesTable,
  transactionsTable,
  travellersTable,
  usersTable,
} from '../../src/modules/schema';

/** Reads every row that reports use, once. */
export const readTrade = async (tx: Transaction) => ({
  allotments: await tx.select().from(allotmentsTable),
  airports: await tx.select().from(airportsTable),
  blocks: await tx.select().from(blockSeatsTable),
  bookings: await tx.select().from(bookingsTable),
  candidates: await tx.select().from(priceCandidatesTable),
  documents: await tx.select().from(bookingDocumentsTable),
  flights: await tx.select().from(bookingFlightsTable),
  hotels: await tx.select({ id: hotelsTable.id }).from(hotelsTable),
  nights: await tx.select().from(allotmentDaysTable),
  instalments: await tx.select().from(instalmentsTable),
  lines: await tx.select().from(graphPricesTable),
  links: await tx.select().from(hotelDmcsTable),
  payments: await tx.select().from(paymentsTable),
  stays: await tx.select().from(bookingHotelsTable),
  stops: await tx.select().from(stopSalesTable),
  taken: await tx.select().from(allottedNightsTable),
  transactions: await tx.select().from(transactionsTable),
  transfers: await tx.select().from(bookingTransfersTable),
  travellers: await tx.select().from(travellersTable),
  users: await tx.select({ id: usersTable.id, status: usersTable.status }).from(usersTable),
});
export type Trade = Awaited<ReturnType<typeof readTrade>>;
type Booking = Trade['bookings'][number];

/** Expected amounts by row, whose name begins with its currency. */
export class Tally {
  readonly rows = new Map<string, Record<string, number>>();
  add(row: string, amounts: Record<string, number>): void {
    const sums = this.rows.get(row) ?? {};
    for (const [name, amount] of Object.entries(amounts)) sums[name] = (sums[name] ?? 0) + amount;
    this.rows.set(row, sums);
  }
}

const dayOf = (instant: string | null) => (instant === null ? null : today(new Date(instant)));
const isIn = (day: string | null, { from, to }: Period): day is string =>
  day !== null && day >= from && day <= to;
export const monthOf = (day: string) => `${day.slice(0, 7)}-01`;
const nightsOf = ({ check_in, nights }: { check_in: string; nights: number }) =>
  Array.from({ length: nights }, (_, index) => addDays(check_in, index));
const sold = ['confirmed', 'completed', 'cancelled'];

export function salesOf(
  trade: Trade,
  within: Period,
  basis: 'created' | 'departure' | 'check_in',
  groupOf: (booking: Booking, day: string) => string | null,
): Tally {
  const tally = new Tally();
  for (const booking of trade.bookings) {
    if (!sold.includes(booking.status)) continue;
    const kept = booking.status !== 'cancelled';
    const stays = trade.stays.filter(({ booking_id }) => booking_id === booking.id);
    const day = {
      created: dayOf(booking.created),
      departure: booking.departure_date,
      check_in: booking.check_in,
    }[basis];
    if (isIn(day, within)) {
      const sale_minor = owedFor(booking);
      const net_minor = kept ? booking.net_minor : 0;
      tally.add(`${booking.currency} ${groupOf(booking, day)}`, {
        bookings: kept ? 1 : 0,
        cancelled: kept ? 0 : 1,
        pax: kept ? booking.adults + booking.children + booking.infants : 0,
        room_nights:
          kept && basis !== 'check_in' ? stays.reduce((sum, stay) => sum + stay.nights * stay.rooms, 0) : 0,
        net_minor,
        sale_minor,
        profit_minor: sale_minor - net_minor,
      });
    }
    if (basis !== 'check_in' || !kept) continue;
    for (const stay of stays)
      for (const night of nightsOf(stay))
        if (isIn(night, within))
          tally.add(`${booking.currency} ${groupOf(booking, night)}`, { room_nights: stay.rooms });
  }
  return tally;
}

export function receivablesOf(trade: Trade, asOf: string): Tally {
  const tally = new Tally();
  for (const booking of trade.bookings) {
    if ((dayOf(booking.created) ?? '') > asOf) continue;
    const moved = trade.transactions.filter(
      ({ booking_id, date }) => booking_id === booking.id && date <= asOf,
    );
    const { received_minor } = receivedFrom(moved);
    const planned = trade.instalments.filter(({ booking_id }) => booking_id === booking.id);
    const followed = followTotal(planned, booking.total_minor);
    // The rest has a due date of its own, and money covers the earliest due date first.
    const lines = [
      ...planned.map((one) => ({ ...one, amount_minor: followed.due.get(one.id) ?? 0 })),
      ...(booking.rest_due_date === null
        ? []
        : [{ id: 'rest', order: 1001, due_date: booking.rest_due_date, amount_minor: followed.rest_minor }]),
    ];
    const shares = allocate(lines, received_minor);
    const cancelledOn = dayOf(booking.cancelled_at);
    const owed =
      booking.status === 'cancelled'
        ? cancelledOn !== null && cancelledOn <= asOf
          ? [{ due: cancelledOn, missing: Math.max(0, owedFor(booking) - Math.max(0, received_minor)) }]
          : []
        : ['confirmed', 'completed'].includes(booking.status)
          ? lines.map(({ id, due_date, amount_minor }) => ({
              due: due_date,
              missing: amount_minor - (shares.get(id) ?? 0),
            }))
          : [];
    for (const { due, missing } of owed) {
      if (missing <= 0) continue;
      const late = nightsBetween(due, asOf);
      const bucket =
        late < 0
          ? 'not_due'
          : late === 0
            ? 'due_today'
            : late <= 7
              ? 'days_1_7'
              : late <= 30
                ? 'days_8_30'
                : 'days_over_30';
      tally.add(`${booking.currency} ${booking.id}`, {
        open_minor: missing,
        overdue_minor: late > 0 ? missing : 0,
        [`${bucket}_minor`]: missing,
      });
    }
  }
  return tally;
}

export function payablesOf(trade: Trade, asOf: string): Tally {
  const tally = new Tally();
  for (const payment of trade.payments) {
    if (!['confirmed', 'completed'].includes(payment.booking_status)) continue;
    if ((dayOf(payment.booking_created) ?? '') > asOf) continue;
    for (const service of ['hotel', 'transfer'] as const) {
      const [due, paid] = [payment[`${service}_due_date`], payment[`${service}_paid_date`]];
      const amount = payment[`${service}_net_minor`];
      if (amount === 0) continue;
      if (paid !== null && paid <= asOf)
        tally.add(`${payment.currency} ${payment.dmc_id}`, { [`${service}_paid_minor`]: amount });
      else if (due !== null)
        tally.add(`${payment.currency} ${payment.dmc_id}`, {
          open_minor: amount,
          overdue_minor: due < asOf ? amount : 0,
          [`${service}_${due < asOf ? 'overdue' : 'due'}_minor`]: amount,
        });
    }
  }
  return tally;
}

export function cashOf(trade: Trade, within: Period, periodOf: (day: string) => string): Tally {
  const tally = new Tally();
  for (const { voided_at, date, direction, purpose, amount_minor, currency, method } of trade.transactions) {
    if (voided_at !== null || !isIn(date, within)) continue;
    const into = direction === 'in' ? 'in_minor' : purpose === 'refund' ? 'refunds_minor' : 'out_minor';
    tally.add(`${currency} ${periodOf(date)} ${method}`, {
      transactions: 1,
      [into]: amount_minor,
      balance_minor: direction === 'in' ? amount_minor : -amount_minor,
    });
  }
  return tally;
}

export function blockSeatsOf(trade: Trade, within: Period): Tally {
  const tally = new Tally();
  for (const block of trade.blocks) {
    if (['cancelled', 'released'].includes(block.status) || !isIn(block.departure_date, within)) continue;
    const free = block.seats_total - block.seats_sold - block.seats_held;
    const soon = { from: today(), to: addDays(today(), 7) };
    const isDue =
      block.status === 'open' && block.block_type === 'soft' && free > 0 && isIn(block.release_date, soon);
    tally.add(
      `${block.currency} ${block.carrier_id} ${block.origin_airport_id} ${block.destination_airport_id}`,
      {
        flights: 1,
        seats: block.seats_total,
        sold: block.seats_sold,
        held: block.seats_held,
        free,
        release_due: isDue ? 1 : 0,
        empty_minor: block.block_type === 'hard' ? Math.max(0, free) * block.adult_net_minor : 0,
      },
    );
  }
  return tally;
}

/** Counted night by night, while the report multiplies. */
export function roomsOf(trade: Trade, { from, to }: Period): Tally {
  const tally = new Tally();
  const recent = { from: addDays(today(), -6), to: today() };
  const ownOf = grouped(trade.nights, ({ allotment_id }) => allotment_id);
  const takenOf = grouped(trade.taken, ({ allotment_id }) => allotment_id);
  const bookedOn = new Map(trade.bookings.map(({ id, booked_on }) => [id, booked_on]));
  for (const allotment of trade.allotments) {
    const { id, hotel_id, dmc_id, kind, start_date, end_date } = allotment;
    if (!allotment.is_active || !['guaranteed', 'soft'].includes(kind)) continue;
    const first = start_date > from ? start_date : from;
    const last = end_date < to ? end_date : to;
    for (let night = first; night <= last; night = addDays(night, 1)) {
      const own = (ownOf.get(id) ?? []).find(({ day }) => day === night);
      const rooms = own?.rooms ?? allotment.rooms;
      const { sold = 0, held = 0 } = own ?? {};
      const unsold = Math.max(0, rooms - sold - held);
      const until = addDays(night, -allotment.release_days);
      const isBack = kind === 'soft' && until < today();
      const isDue = kind === 'soft' && isIn(until, { from: today(), to: addDays(today(), 14) });
      const picked = (takenOf.get(id) ?? []).filter(
        ({ day, status, booking_id }) =>
          day === night && status === 'sold' && isIn(bookedOn.get(booking_id) ?? null, recent),
      );
      tally.add(`null ${hotel_id} ${dmc_id}`, {
        rooms,
        sold,
        held,
        rooms_left: isBack ? 0 : unsold,
        given_back: isBack ? unsold : 0,
        picked_up: picked.reduce((sum, one) => sum + one.rooms, 0),
        release_due: isDue ? unsold : 0,
      });
    }
  }
  return tally;
}

export function stopSalesOf(trade: Trade, { from, to }: Period): Tally {
  const tally = new Tally();
  const anyOrSame = (one: string | null, other: string) => one === null || one === other;
  for (const stop of trade.stops) {
    const isItsDay = (day: string) => stop.weekdays.length === 0 || stop.weekdays.includes(weekdayOf(day));
    if (!stop.is_active || stop.start_date > to || stop.end_date < from) continue;
    const affected = trade.bookings.filter(
      (booking) =>
        ['draft', 'on_request', 'confirmed'].includes(booking.status) &&
        anyOrSame(stop.dmc_id, booking.dmc_id) &&
        trade.stays.some(
          (stay) =>
            stay.booking_id === booking.id &&
            stay.hotel_id === stop.hotel_id &&
            stay.check_out > today() &&
            anyOrSame(stop.room_type_id, stay.room_type_id) &&
            anyOrSame(stop.boarding_type_id, stay.boarding_type_id) &&
            (stop.applies_to === 'arrival' ? [stay.check_in] : nightsOf(stay)).some(
              (day) => day >= stop.start_date && day <= stop.end_date && isItsDay(day),
            ),
        ),
    );
    const [first, last] = [
      from > stop.start_date ? from : stop.start_date,
      to < stop.end_date ? to : stop.end_date,
    ];
    tally.add(`null ${stop.id}`, {
      stops: 1,
      days: Array.from({ length: nightsBetween(first, last) + 1 }, (_, index) =>
        addDays(first, index),
      ).filter(isItsDay).length,
      affected: affected.length,
    });
  }
  return tally;
}

function grouped<T>(all: readonly T[], keyOf: (entry: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const entry of all) groups.set(keyOf(entry), [...(groups.get(keyOf(entry)) ?? []), entry]);
  return groups;
}

/** Computed night by night and row by row, while the report reads stored spans. */
export function priceGapsOf(trade: Trade, { from, to }: Period): Tally {
  const tally = new Tally();
  const nights = Array.from({ length: nightsBetween(from, to) + 1 }, (_, index) => addDays(from, index));
  const partners = new Set(trade.users.filter(({ status }) => status === 'active').map(({ id }) => id));
  const pricedOf = grouped(trade.candidates, ({ graph_price_id }) => graph_price_id);
  const stopsOf = grouped(trade.stops, ({ hotel_id }) => hotel_id);
  const linesOf = grouped(trade.lines, ({ hotel_id, dmc_id }) => `${hotel_id} ${dmc_id}`);
  for (const { hotel_id, dmc_id, is_active } of trade.links) {
    if (!is_active || !partners.has(dmc_id)) continue;
    const lines = (linesOf.get(`${hotel_id} ${dmc_id}`) ?? []).filter(
      (line) => line.is_active && line.adult > 0,
    );
    const stops = (stopsOf.get(hotel_id) ?? []).filter(
      (stop) =>
        stop.is_active &&
        stop.applies_to === 'stay' &&
        (stop.dmc_id ?? dmc_id) === dmc_id &&
        [0, 7].includes(stop.weekdays.length),
    );
    const row = `null ${hotel_id} ${dmc_id}`;
    tally.add(row, { missing: 0, wanted: 0, rows_without: 0 });
    // Without a row, one that is missing wants its price.
    const wanting = lines.length > 0 ? lines : [undefined];
    for (const line of wanting) {
      const prices = line ? (pricedOf.get(line.id) ?? []) : [];
      const isPriced = (night: string) =>
        prices.some(({ first_night, last_night }) => night >= first_night && night <= last_night);
      const isClosed = (night: string) =>
        stops.some(
          (stop) =>
            night >= stop.start_date &&
            night <= stop.end_date &&
            (stop.room_type_id === null || stop.room_type_id === line?.room_type_id) &&
            (stop.boarding_type_id === null || stop.boarding_type_id === line?.boarding_type_id),
        );
      const wanted = nights.filter((night) => !isClosed(night));
      tally.add(row, {
        wanted: wanted.length,
        missing: wanted.filter((night) => !isPriced(night)).length,
        rows_without: line && !nights.some(isPriced) ? 1 : 0,
      });
    }
  }
  return tally;
}

export function hotelTopOf(trade: Trade, within: Period): Tally {
  const tally = new Tally();
  for (const booking of trade.bookings) {
    if (!sold.includes(booking.status) || !isIn(dayOf(booking.created), within)) continue;
    const kept = booking.status !== 'cancelled';
    const stays = trade.stays
      .filter(({ booking_id }) => booking_id === booking.id)
      .toSorted((one, other) => (`${one.check_in} ${one.id}` < `${other.check_in} ${other.id}` ? -1 : 1));
    for (const hotel of new Set(stays.map(({ hotel_id }) => hotel_id)))
      tally.add(`${booking.currency} ${hotel}`, { bookings: kept ? 1 : 0, cancelled: kept ? 0 : 1 });
    stays.forEach((stay, index) => {
      const fee = index === 0 ? owedFor(booking) : 0;
      tally.add(`${booking.currency} ${stay.hotel_id}`, {
        room_nights: kept ? stay.nights * stay.rooms : 0,
        sale_minor: kept ? stay.sale_minor : fee,
        profit_minor: kept ? stay.sale_minor - stay.net_minor : fee,
      });
    });
  }
  return tally;
}

export function documentsOf(trade: Trade, lead: number): Tally {
  const tally = new Tally();
  for (const booking of trade.bookings) {
    if (!['confirmed', 'completed'].includes(booking.status)) continue;
    if (!isIn(booking.departure_date, { from: today(), to: addDays(today(), lead) })) continue;
    const of = <T extends { booking_id: string }>(parts: T[]) =>
      parts.filter(({ booking_id }) => booking_id === booking.id);
    const [transfer = null] = of(trade.transfers);
    const required = requiredDocuments({ hotels: of(trade.stays), flights: of(trade.flights), transfer });
    const missing = required.filter(
      (wanted) => !of(trade.documents).some(({ type, sent_at }) => type === wanted && sent_at !== null),
    );
    if (missing.length > 0)
      tally.add(`null ${booking.id} ${missing.join(', ')}`, { bookings: 1, documents: missing.length });
  }
  return tally;
}

export function travellersOf(trade: Trade, within: Period): Tally {
  const tally = new Tally();
  const isLeap = (year: number) => new Date(Date.UTC(year, 1, 29)).getUTCDate() === 29;
  for (const { id, birthday, passport_expires_at } of trade.travellers) {
    if (isIn(passport_expires_at, within))
      tally.add(`null ${id} passport ${passport_expires_at}`, { passports: 1, birthdays: 0 });
    for (let day = within.from; day <= within.to; day = addDays(day, 1)) {
      const isShifted = birthday.endsWith('02-29') && !isLeap(Number(day.slice(0, 4)));
      const date = isShifted ? '02-28' : birthday.slice(5);
      if (day.slice(5) === date && day.slice(0, 4) > birthday.slice(0, 4))
        tally.add(`null ${id} birthday ${day}`, { passports: 0, birthdays: 1 });
    }
  }
  return tally;
}

export function cancellationsOf(trade: Trade, within: Period): Tally {
  const tally = new Tally();
  for (const booking of trade.bookings) {
    const day = dayOf(booking.cancelled_at);
    if (booking.status !== 'cancelled' || !isIn(day, within)) continue;
    const fee_minor = owedFor(booking);
    tally.add(`${booking.currency} ${booking.id}`, {
      bookings: 1,
      fee_minor,
      lost_minor: booking.total_minor - fee_minor,
      ...(booking.departure_date && { days_before: nightsBetween(day, booking.departure_date) }),
    });
  }
  return tally;
}
