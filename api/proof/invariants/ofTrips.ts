import { nightsBetween } from '@itinera/shared/contracts';
import { today } from '../../src/base/today';
import type { Findings } from './findings';
import type { Booking, Parts, Rows } from './rows';

/** Checks days and answers of stays, and the days of all that belongs to the booking. */
export function checkDates(found: Findings, booking: Booking, parts: Parts): void {
  const { ref } = booking;
  for (const { check_in, check_out, nights } of parts.stays)
    found.holds(
      'days of stays in order',
      ref,
      check_in < check_out && nights === nightsBetween(check_in, check_out),
      { check_in, check_out, nights },
    );
  for (const { confirmed_at, confirmation_number, declined_at, decline_reason } of parts.stays)
    found.holds(
      'confirmed or declined',
      ref,
      (confirmed_at === null) === (confirmation_number === null) &&
        (declined_at === null) === (decline_reason === null) &&
        (confirmed_at === null || declined_at === null),
      { confirmed_at, confirmation_number, declined_at, decline_reason },
    );
  const days = [
    ...parts.stays.flatMap(({ check_in, check_out }) => [check_in, check_out]),
    ...parts.flights.flatMap(({ departure_date, arrival_date }) => [departure_date, arrival_date]),
  ].sort();
  found.same(
    'from the first to the last day of services',
    ref,
    [booking.departure_date, booking.return_date],
    [days[0] ?? null, days.at(-1) ?? null],
  );
  const made = today(new Date(booking.created));
  const moved = [
    ...parts.transactions.map(({ date }) => date),
    ...parts.payments.flatMap(({ hotel_paid_date, transfer_paid_date }) => [
      hotel_paid_date,
      transfer_paid_date,
    ]),
  ].filter((day) => day !== null);
  for (const day of moved) found.holds('money moved on a day that has come', ref, day <= today(), day);
  for (const { hotel_paid_date, transfer_paid_date } of parts.payments)
    for (const day of [hotel_paid_date, transfer_paid_date])
      if (day !== null)
        found.holds('suppliers paid after the booking was made', ref, day >= made, { day, made });
}

/** Checks that each booking has its general rows once, and each part its booking. */
export function checkWhole(found: Findings, booking: Booking | undefined, parts: Parts, id: string): void {
  found.holds('parts belong to a booking', id, booking !== undefined, 'no booking');
  if (!booking) return;
  const { customers, prices, payments, transfers, members } = parts;
  const counts = [customers.length, prices.length, payments.length, transfers.length <= 1];
  found.same('one customer, price and payment row', booking.ref, counts, [1, 1, 1, true]);
  const leads = members.filter(({ is_lead }) => is_lead).length;
  found.same('exactly one leads', booking.ref, leads, Math.min(1, members.length));
}

const seatStates: Record<Booking['status'], readonly string[]> = {
  draft: ['held', 'released'],
  on_request: ['held', 'released'],
  confirmed: ['sold'],
  completed: ['sold'],
  cancelled: ['released'],
};

export function checkSeats(found: Findings, booking: Booking, parts: Parts): void {
  for (const { block_seat_id, seat_status, seats, held_until } of parts.flights) {
    if (block_seat_id === null) {
      found.same(
        'no seats without a block',
        booking.ref,
        [seats, seat_status, held_until],
        [null, null, null],
      );
      continue;
    }
    const allowed = seatStates[booking.status].includes(seat_status ?? '');
    found.holds('seats follow the state of the booking', booking.ref, allowed, [booking.status, seat_status]);
    found.holds('only a hold has an end', booking.ref, (held_until !== null) === (seat_status === 'held'), [
      seat_status,
      held_until,
    ]);
  }
}

export function checkBlocks(found: Findings, { blocks, flights }: Rows): void {
  for (const { id, code, seats_total, seats_sold, seats_held, oversold_reason } of blocks) {
    const of = (state: string) =>
      flights
        .filter(({ block_seat_id, seat_status }) => block_seat_id === id && seat_status === state)
        .reduce((all, { seats }) => all + (seats ?? 0), 0);
    found.same(
      'seats of blocks = seats of flights',
      code,
      [seats_sold, seats_held],
      [of('sold'), of('held')],
    );
    found.holds(
      'sold + held + free = total, or with a reason',
      code,
      seats_sold + seats_held <= seats_total || oversold_reason !== null,
      {
        seats_total,
        seats_sold,
        seats_held,
      },
    );
  }
}

/** Checks that the numbers of a year are unique and without gaps. */
export function checkReferences(found: Findings, { bookings, numbers }: Rows): void {
  found.same('references are unique', 'all', new Set(bookings.map(({ ref }) => ref)).size, bookings.length);
  for (const { year, last_number } of numbers) {
    const short = String(year).slice(2);
    const given = bookings
      .map(({ ref }) => /^[A-Z]*(\d\d)(\d+)$/.exec(ref))
      .filter((match) => match?.[1] === short)
      .map((match) => Number(match?.[2]))
      .sort((one, other) => one - other);
    found.same(
      'references have no gap',
      short,
      given,
      Array.from({ length: last_number }, (_, at) => at + 1),
    );
  }
}

/** Only these may be negative: the profit of a booking, and overpayments. */
const mayBeNegative = new Set(
  ['profit_minor', 'outstanding_minor', 'balance_minor', 'received_minor'].flatMap((name) => [
    name,
    `shown_${name}`,
  ]),
);

export function checkSigns(found: Findings, rows: Rows): void {
  for (const [name, list] of Object.entries(rows))
    for (const row of list) {
      const negative = Object.entries(row).filter(
        ([column, value]) => column.endsWith('_minor') && !mayBeNegative.has(column) && Number(value) < 0,
      );
      found.same('nothing negative', name, negative, []);
    }
}
