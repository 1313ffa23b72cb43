import { eq } from 'drizzle-orm';
import { addDays, bookingStates } from '@itinera/shared/contracts';
import { followTotal, outstandingOf, receivedFrom, requiredDocuments } from '@itinera/shared/bookings';
import { seed } from '../../testing/scale';
import { today } from '../../src/base/today';
import type { Transaction } from '../../src/db/database';
import { dmcNameOf, hotelNameOf, managerNameOf } from '../../src/modules/bookings/copiedNames';
import { derivedFraction, derivedId } from '../../src/seed/derivedId';
import {
  allotmentDaysTable,
  allotmentsTable,
  allottedNightsTable,
  blockSeatsTable,
  bookingHotelsTable,
  bookingsTable,
  bookingTransfersTable,
  bookingTravellersTable,
  countriesTable,
  graphPricesTable,
  instalmentsTable,
  paymentsTable,
  stopSalesTable,
  transactionsTable,
  travellersTable,
  usersTable,
} from '../../src/modules/schema';

const key = (name: string) => `${seed} ${name}`;
const below = (most: number, name: string) => Math.floor(derivedFraction(key(name)) * most);
const oneOf = <T>(all: readonly T[], name: string): T => {
  const found = all[below(all.length, name)];
  if (found === undefined) throw new Error(`Nothing to choose from for ${name}.`);
  return found;
};
const around = (days: number, name: string) => addDays(today(), below(2 * days, name) - days);
const maybe = <T>(value: T, name: string): T | null => (below(5, name) === 0 ? null : value);
const times = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));

type Line = typeof graphPricesTable.$inferSelect;

/** Allotments around today with nights of their own, and nights of bookings, as many as there are by chance. */
async function insertRandomRooms(tx: Transaction, lines: readonly Line[]): Promise<void> {
  const stays = await tx.select().from(bookingHotelsTable);
  const allotments = times(40, (index) => {
    const line = oneOf(lines, `line of allotment ${below(12, `pair ${index}`)}`);
    const start_date = around(150, `allotment ${index}`);
    return {
      id: derivedId(key(`allotment ${index}`)),
      hotel_id: line.hotel_id,
      dmc_id: maybe(line.dmc_id, `allotment of ${index}`),
      name: `Random ${index}`,
      room_type_ids: [],
      kind: oneOf(
        ['guaranteed', 'soft', 'soft', 'soft', 'on_request', 'free_sale'] as const,
        `kind ${index}`,
      ),
      start_date,
      end_date: addDays(start_date, below(200, `nights of allotment ${index}`)),
      rooms: below(9, `rooms of allotment ${index}`),
      release_days: below(40, `release of allotment ${index}`),
      when_sold_out: 'stop' as const,
      is_active: below(6, `active allotment ${index}`) > 0,
    };
  });
  await tx.insert(allotmentsTable).values(allotments);
  for (const { id, hotel_id, dmc_id, start_date } of allotments) {
    const name = (what: string, nth: number) => `${what} ${nth} of ${id}`;
    // Some nights are before its first one.
    const days = new Set(times(30, (nth) => addDays(start_date, below(210, name('night', nth)) - 5)));
    const nights = [...days].map((day, nth) => ({
      id: derivedId(key(name('night', nth))),
      allotment_id: id,
      hotel_id,
      dmc_id,
      day,
      rooms: maybe(below(9, name('own rooms', nth)), name('has own rooms', nth)),
      sold: below(6, name('sold', nth)),
      held: below(3, name('held', nth)),
    }));
    await tx.insert(allotmentDaysTable).values(nights);
    await tx.insert(allottedNightsTable).values(
      nights.map(({ day }, nth) => {
        const stay = oneOf(stays, name('stay', nth));
        return {
          id: derivedId(key(name('taken', nth))),
          booking_id: stay.booking_id,
          booking_hotel_id: stay.id,
          allotment_id: id,
          day,
          rooms: 1 + below(3, name('taken rooms', nth)),
          status: oneOf(['held', 'sold'] as const, name('taken as', nth)),
        };
      }),
    );
  }
}

/** Inserts bookings, money, stop sales, travellers, seats and rooms that violate rules: reports sum up whatever is stored. */
export async function insertRandomTrade(tx: Transaction, count: number): Promise<void> {
  const lines = await tx.select().from(graphPricesTable);
  const users = await tx.select({ id: usersTable.id, role: usersTable.role }).from(usersTable);
  const countries = await tx.select({ id: countriesTable.id }).from(countriesTable);
  const managers = users.filter(({ role }) => role !== 'dmc').map(({ id }) => id);
  const travellers = times(40, (index) => ({
    id: derivedId(key(`traveller ${index}`)),
    first_name: `Random${index}`,
    last_name: 'Traveller',
    sex: 'f' as const,
    birthday: index < 3 ? '1992-02-29' : addDays('1930-01-01', below(33_000, `birthday ${index}`)),
    nationality: oneOf(countries, `nationality ${index}`).id,
    passport_expires_at: maybe(around(200, `passport ${index}`), `has passport ${index}`),
  }));
  await tx.insert(travellersTable).values(travellers);
  for (let index = 0; index < count; index += 1) {
    const name = (what: string) => `${what} of ${index}`;
    const id = derivedId(key(`booking ${index}`));
    const line = oneOf(lines, name('line'));
    const status = oneOf(bookingStates, name('status'));
    const currency = oneOf(['EUR', 'EUR', 'USD', 'JPY'], name('currency'));
    const made = `${around(120, name('made'))}T${String(below(24, name('hour'))).padStart(2, '0')}:30:00.000Z`;
    const hotels = times(below(3, name('stays')), (nth) => {
      const other = nth === 0 ? line : oneOf(lines, name('other line'));
      const check_in = around(100, name(`check in ${nth}`));
      const nights = 1 + below(40, name(`nights ${nth}`));
      return {
        id: derivedId(key(name(`stay ${nth}`))),
        booking_id: id,
        hotel_id: below(3, name(`same ${nth}`)) === 0 ? line.hotel_id : other.hotel_id,
        room_type_id: other.room_type_id,
        boarding_type_id: other.boarding_type_id,
        check_in,
        check_out: addDays(check_in, nights),
        nights,
        adults: 2,
        child_ages: [],
        children: 0,
        infants: 0,
        rooms: 1 + below(3, name(`rooms ${nth}`)),
        priced_by: 'hand' as const,
        net_minor: below(90_000, name(`net ${nth}`)),
        sale_minor: below(120_000, name(`sale ${nth}`)),
        overridden: [],
      };
    });
    const transfer = below(2, name('transfer')) === 0 ? {} : null;
    const total_minor = below(500_000, name('total'));
    const net_minor = below(500_000, name('net'));
    const isCancelled = status === 'cancelled';
    const [first] = hotels;
    const hotelId = maybe(line.hotel_id, name('has hotel'));
    const managerId = maybe(oneOf(managers, name('manager')), name('has manager'));
    const summary = {
      departure_date: maybe(around(60, name('departure')), name('has departure')),
      check_in: first?.check_in ?? null,
      hotel_id: hotelId,
      hotel_name: hotelNameOf(hotelId),
      dmc_id: line.dmc_id,
      dmc_name: dmcNameOf(line.dmc_id),
      manager_id: managerId,
      manager_name: managerNameOf(managerId),
      country_id: maybe(oneOf(countries, name('country')).id, name('has country')),
      customer_name: `Customer ${index}`,
    };
    const instalments = times(below(4, name('instalments')), (nth) => ({
      id: derivedId(key(name(`instalment ${nth}`))),
      booking_id: id,
      label: 'Random',
      due_date: around(50, name(`due ${below(3, name(`same due ${nth}`))}`)),
      amount_minor: 1 + below(100_000, name(`amount ${nth}`)),
      order: below(2, name(`order ${nth}`)),
    }));
    const transactions = times(below(5, name('transactions')), (nth) => ({
      id: derivedId(key(name(`transaction ${nth}`))),
      booking_id: id,
      direction: oneOf(['in', 'in', 'in', 'out'] as const, name(`direction ${nth}`)),
      purpose: oneOf(
        ['customer_payment', 'customer_payment', 'refund', 'hotel'] as const,
        name(`for ${nth}`),
      ),
      method: oneOf(['cash', 'card', 'bank_transfer'] as const, name(`method ${nth}`)),
      date: addDays(today(), -below(80, name(`moved ${nth}`))),
      amount_minor: 1 + below(80_000, name(`moved amount ${nth}`)),
      booking_amount_minor: 1 + below(80_000, name(`in booking ${nth}`)),
      currency: oneOf(['EUR', 'USD'], name(`moved currency ${nth}`)),
      voided_at: below(6, name(`voided ${nth}`)) === 0 ? made : null,
    }));
    const { due, rest_minor } = ['confirmed', 'completed'].includes(status)
      ? followTotal(instalments, total_minor)
      : { due: new Map<string, number>(), rest_minor: 0 };
    const cancel_fee_minor = isCancelled ? maybe(below(total_minor + 1, name('fee')), name('has fee')) : null;
    const { received_minor } = receivedFrom(transactions);
    const outstanding_minor = outstandingOf({ status, total_minor, cancel_fee_minor }, { received_minor });
    await tx.insert(bookingsTable).values({
      id,
      ref: `RND${String(index).padStart(5, '0')}`,
      status,
      currency,
      contract_currency: currency,
      tags: [],
      custom: {},
      created: made,
      booked_on: maybe(addDays(today(), -below(15, name('booked'))), name('has day of booking')),
      cancel_reason: isCancelled ? 'Random' : null,
      cancel_fee_minor,
      cancelled_at: isCancelled ? `${around(90, name('cancelled'))}T22:30:00.000Z` : null,
      total_minor,
      received_minor,
      outstanding_minor,
      rest_minor,
      rest_due_date: rest_minor > 0 ? around(50, name('rest due')) : null,
      net_minor,
      profit_minor: total_minor - net_minor,
      adults: below(4, name('adults')),
      children: below(3, name('children')),
      infants: below(2, name('infants')),
      documents_required: requiredDocuments({ hotels, flights: [], transfer }).length,
      ...summary,
    });
    if (hotels.length > 0) await tx.insert(bookingHotelsTable).values(hotels);
    if (transfer)
      await tx.insert(bookingTransfersTable).values({
        id: derivedId(key(name('transfer'))),
        booking_id: id,
        type: 'group',
        direction: 'both',
        pax: 2,
        price_type: 'per_transfer',
        net_minor: 0,
        sale_minor: 0,
      });
    await tx.insert(bookingTravellersTable).values({
      id: derivedId(key(name('travels'))),
      booking_id: id,
      traveller_id: oneOf(travellers, name('traveller')).id,
      room_index: 0,
      is_lead: true,
      order: 0,
    });
    if (instalments.length > 0)
      await tx
        .insert(instalmentsTable)
        .values(instalments.map((one) => ({ ...one, due_minor: due.get(one.id) ?? one.amount_minor })));
    if (transactions.length > 0) await tx.insert(transactionsTable).values(transactions);
    const supplier = (service: string) => ({
      net: below(4, name(`${service} net`)) === 0 ? 0 : below(90_000, name(`${service} amount`)),
      due: maybe(around(60, name(`${service} due`)), name(`${service} has due`)),
      paid: below(3, name(`${service} paid`)) === 0 ? addDays(today(), -below(60, name(service))) : null,
    });
    const [hotel, ride] = [supplier('hotel'), supplier('ride')];
    await tx.insert(paymentsTable).values({
      id: derivedId(key(name('payment'))),
      booking_id: id,
      custom: {},
      booking_created: made,
      booking_status: status,
      dmc_id: line.dmc_id,
      dmc_name: summary.dmc_name,
      currency,
      total_minor,
      received_minor,
      balance_minor: outstanding_minor,
      hotel_net_minor: hotel.net,
      hotel_due_date: hotel.due,
      hotel_paid_date: hotel.paid,
      transfer_net_minor: ride.net,
      transfer_due_date: ride.due,
      transfer_paid_date: ride.paid,
    });
  }
  // Closed only to arrivals: closed to stays would change which nights want a price.
  await tx.insert(stopSalesTable).values(
    times(25, (index) => {
      const line = oneOf(lines, `stopped ${index}`);
      const start_date = around(120, `stop ${index}`);
      return {
        id: derivedId(key(`stop ${index}`)),
        hotel_id: line.hotel_id,
        dmc_id: maybe(line.dmc_id, `stop of ${index}`),
        room_type_id: below(2, `stop room ${index}`) === 0 ? null : line.room_type_id,
        boarding_type_id: below(2, `stop board ${index}`) === 0 ? null : line.boarding_type_id,
        start_date,
        end_date: addDays(start_date, below(60, `stopped days ${index}`)),
        weekdays: below(3, `stop weekdays ${index}`) === 0 ? [5, 6] : [],
        applies_to: 'arrival' as const,
        is_active: below(5, `stop active ${index}`) > 0,
      };
    }),
  );
  await insertRandomRooms(tx, lines);
  for (const { id, seats_total } of await tx.select().from(blockSeatsTable))
    if (below(2, `block ${id}`) === 0)
      await tx
        .update(blockSeatsTable)
        .set({
          seats_sold: below(seats_total + 3, `sold ${id}`),
          block_type: oneOf(['hard', 'soft'], `type ${id}`),
          status: oneOf(['open', 'closed', 'departed', 'released', 'cancelled'], `state ${id}`),
          release_date: around(12, `release ${id}`),
        })
        .where(eq(blockSeatsTable.id, id));
}
