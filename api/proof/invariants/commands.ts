import { flightOfBlock } from '@itinera/shared/bookings';
import { addDays } from '@itinera/shared/contracts';
import { today } from '../../src/base/today';
import type { Person } from '../../testing/people';
import type { Intended } from './intended';
import type { Random } from './random';
import { type Block, type Booking, type Parts, type Rows } from './rows';
import { currencies, rateFor, type World } from './world';

/** What commands choose from: everything that was stored before the round. */
export interface Known {
  rows: Rows;
  world: World;
  random: Random;
}

type Chosen = Omit<Intended, 'name' | 'by'> & { by?: Person };
type Command = (known: Known) => Chosen | undefined;

const staff: readonly Person[] = ['admin', 'manager', 'operator'];
/** So few bookings that several people change the same one. */
const pool = 24;

const amount = (random: Random, most = 90_000) => random.below(most);
const dayAround = (random: Random) => addDays(today(), random.below(120) - 40);

function anyBooking({ rows, random }: Known, states?: readonly Booking['status'][]): Booking | undefined {
  const recent = rows.bookings
    .toSorted((one, other) => (one.id < other.id ? 1 : -1))
    .slice(0, pool)
    .filter(({ status }) => !states || states.includes(status));
  return random.oneOf(recent);
}

function anyPart<K extends keyof Parts>(known: Known, name: K): Parts[K][number] | undefined {
  const ids = new Set(
    known.rows.bookings
      .toSorted((one, other) => (one.id < other.id ? 1 : -1))
      .slice(0, pool)
      .map(({ id }) => id),
  );
  const rows: readonly Parts[K][number][] = known.rows[name];
  return known.random.oneOf(rows.filter(({ booking_id }) => ids.has(booking_id)));
}

function guests(random: Random) {
  const children = random.below(3);
  return {
    adults: 1 + random.below(3),
    child_ages: Array.from({ length: children }, () => random.below(16)),
    rooms: 1 + random.below(2),
  };
}

/** With a manual price, or by the price engine if it has a price. */
function newStay({ world, random }: Known, dmc_id: string | undefined, check_in = dayAround(random)) {
  const line = random.oneOf(world.lines.filter((row) => dmc_id === undefined || row['dmc_id'] === dmc_id));
  if (!line) return undefined;
  const stay = {
    hotel_id: line['hotel_id'],
    room_type_id: line['room_type_id'],
    boarding_type_id: line['boarding_type_id'],
    check_in,
    check_out: addDays(check_in, 1 + random.below(9)),
    ...guests(random),
    override_reason: 'Random',
  };
  const byHand = {
    priced_by: 'hand',
    net_minor: amount(random),
    sale_minor: amount(random, 120_000),
    price_reason: 'Random',
  };
  return { line, stay: random.chance(75) ? { ...stay, ...byHand } : stay };
}

export const seatsOfBlock = (block: Block) => ({ block_seat_id: block.id, ...flightOfBlock(block) });

const blockOf = ({ rows, random }: Known): Block | undefined =>
  random.oneOf(rows.blocks.filter(({ flight_number }) => flight_number.startsWith('ZZ')));

const addBooking: Command = (known) => {
  const { random, world } = known;
  const first = newStay(known, undefined);
  if (!first) return undefined;
  const dmc_id = String(first.line['dmc_id']);
  const parallel = random.chance(40) ? newStay(known, dmc_id, first.stay.check_in) : undefined;
  const later = random.chance(40) ? newStay(known, dmc_id, first.stay.check_out) : undefined;
  const block = random.chance(30) ? blockOf(known) : undefined;
  const lead = random.oneOf(world.travellers);
  return {
    method: 'POST',
    path: '/api/bookings',
    body: {
      dmc_id,
      currency: random.oneOf(currencies),
      customer: { name: `Random ${random.below(1000)}`, email: 'random@mail.example' },
      hotels: [first, parallel, later].flatMap((one) => (one ? [one.stay] : [])),
      flights: block
        ? [{ block_seat_id: block.id, net_minor: amount(random), sale_minor: amount(random) }]
        : [],
      party: lead ? [{ traveller_id: lead, is_lead: true }] : [],
      ...(random.chance(20) && { transfer: { type: 'group', pax: 2, sale_minor: amount(random) } }),
    },
  };
};

const step =
  (
    status: Booking['status'],
    from: readonly Booking['status'][],
    more: (known: Known, booking: Booking) => object = () => ({}),
  ): Command =>
  (known) => {
    const booking = anyBooking(known, from) ?? anyBooking(known);
    return (
      booking && {
        method: 'POST',
        path: `/api/bookings/${booking.id}/status`,
        body: { status, ...more(known, booking) },
        isAlone: true,
      }
    );
  };

/** A booking whose trip is over, if there is one: among the last ones there may be none. */
const complete: Command = (known) => {
  const over = known.rows.bookings.filter(
    ({ status, return_date }) => status === 'confirmed' && return_date !== null && return_date < today(),
  );
  const booking = known.random.oneOf(over) ?? anyBooking(known);
  return (
    booking && {
      method: 'POST',
      path: `/api/bookings/${booking.id}/status`,
      body: { status: 'completed' },
      isAlone: true,
    }
  );
};

const addPart =
  (
    path: string,
    values: (known: Known, booking: Booking) => Record<string, unknown> | undefined,
    isAlone = false,
  ): Command =>
  (known) => {
    const booking = anyBooking(known);
    const body = booking && values(known, booking);
    return body && { method: 'POST', path, body: { booking_id: booking.id, ...body }, isAlone };
  };

const changePart =
  <K extends keyof Parts>(
    path: string,
    name: K,
    values: (known: Known, row: Parts[K][number]) => Record<string, unknown>,
  ): Command =>
  (known) => {
    const row = anyPart(known, name);
    return row && { method: 'PUT', path: `${path}/${row.id}`, body: values(known, row) };
  };

const removePart =
  (path: string, name: keyof Parts): Command =>
  (known) => {
    const row = anyPart(known, name);
    return row && { method: 'DELETE', path: `${path}/${row.id}` };
  };

const payment =
  (direction: 'in' | 'out', purpose: string): Command =>
  (known) => {
    const { random, rows } = known;
    const booking = anyBooking(known);
    if (!booking) return undefined;
    const currency = random.oneOf(currencies) ?? 'EUR';
    const open = rows.bookings.find(({ id }) => id === booking.id);
    const all = purpose === 'refund' ? open?.received_minor : open?.outstanding_minor;
    const isWhole = currency === booking.currency && random.chance(40) && (all ?? 0) > 0;
    return {
      method: 'POST',
      path: '/api/transactions',
      body: {
        booking_id: booking.id,
        direction,
        purpose,
        method: random.oneOf(['cash', 'card', 'bank_transfer']),
        date: addDays(today(), -random.below(2)),
        amount_minor: isWhole ? all : 1 + amount(random, 60_000),
        currency,
        ...(currency !== booking.currency && { rate: rateFor(currency, booking.currency) }),
        ...(purpose === 'refund' && random.chance(20) && { goodwill_reason: 'Random' }),
      },
      isAlone: true,
    };
  };

const changeBlock =
  (values: (known: Known, block: Block) => Record<string, unknown>): Command =>
  (known) => {
    const block = blockOf(known);
    return block && { method: 'PUT', path: `/api/block-seats/${block.id}`, body: values(known, block) };
  };

const addAllotment: Command = ({ world, random }) => {
  const line = random.oneOf(world.lines);
  if (!line) return undefined;
  const kind = random.oneOf(['guaranteed', 'soft', 'soft', 'on_request', 'free_sale']);
  const start_date = dayAround(random);
  return {
    method: 'POST',
    path: '/api/allotments',
    body: {
      hotel_id: line['hotel_id'],
      dmc_id: random.chance(80) ? line['dmc_id'] : null,
      name: `Random ${random.below(1000)}`,
      room_type_ids: random.chance(50) ? [line['room_type_id']] : [],
      kind,
      start_date,
      end_date: addDays(start_date, random.below(60)),
      rooms: kind === 'soft' || kind === 'guaranteed' ? random.below(8) : 0,
      release_days: kind === 'soft' ? random.below(20) : 0,
      when_sold_out: random.chance(30) ? 'on_request' : 'stop',
    },
  };
};

const changeAllotment =
  (values: (known: Known, allotment: Rows['allotments'][number]) => Record<string, unknown>): Command =>
  (known) => {
    const ours = known.rows.allotments.filter(({ name }) => name.startsWith('Random'));
    const one = known.random.oneOf(ours);
    return one && { method: 'PUT', path: `/api/allotments/${one.id}`, body: values(known, one) };
  };

const partnerOf = ({ rows }: Known, bookingId: string, idOfPartner: string): Person =>
  rows.bookings.find(({ id }) => id === bookingId)?.dmc_id === idOfPartner ? 'partner' : 'partner2';

/** Everything that people do, with relative frequencies. */
export const commands: Record<string, [number, Command]> = {
  'add booking': [9, addBooking],
  'duplicate booking': [
    1,
    (known) => {
      const booking = anyBooking(known);
      return (
        booking && { method: 'POST', path: `/api/bookings/${booking.id}/duplicate`, body: {}, isAlone: true }
      );
    },
  ],
  'put on request': [3, step('on_request', ['draft'])],
  confirm: [
    8,
    step('confirmed', ['draft', 'on_request'], ({ random }) => ({
      reason: 'Random',
      ...(random.chance(30) && { rooms_reason: 'Random' }),
    })),
  ],
  cancel: [
    4,
    step('cancelled', ['draft', 'on_request', 'confirmed'], ({ random }, { total_minor }) => ({
      reason: 'Random',
      ...(random.chance(60) && { cancel_fee_minor: random.below(Math.max(1, total_minor) + 2) }),
    })),
  ],
  reopen: [2, step('draft', ['cancelled'])],
  complete: [3, complete],
  'reopen completed': [1, step('confirmed', ['completed'])],
  recalculate: [
    1,
    (known) => {
      const booking = anyBooking(known);
      const body = { apply: true, override_reason: 'Random' };
      return (
        booking && { method: 'POST', path: `/api/bookings/${booking.id}/recalculate`, body, isAlone: true }
      );
    },
  ],
  'add stay': [4, addPart('/api/booking-hotels', (known, { dmc_id }) => newStay(known, dmc_id)?.stay)],
  'change stay': [
    3,
    changePart('/api/booking-hotels', 'stays', ({ random }) => ({
      ...guests(random),
      priced_by: 'hand',
      net_minor: amount(random),
      sale_minor: amount(random, 120_000),
      price_reason: 'Random',
    })),
  ],
  'move stay': [
    2,
    changePart('/api/booking-hotels', 'stays', ({ random }) => {
      const check_in = dayAround(random);
      const price = {
        net_minor: amount(random),
        sale_minor: amount(random, 120_000),
        price_reason: 'Random',
      };
      const days = { check_in, check_out: addDays(check_in, 1 + random.below(9)) };
      return { ...days, ...price, priced_by: 'hand', override_reason: 'Random' };
    }),
  ],
  'add allotment': [6, addAllotment],
  'raise allotment': [
    1,
    changeAllotment(({ random }, { rooms, kind }) => ({
      rooms: kind === 'soft' || kind === 'guaranteed' ? rooms + random.below(3) : 0,
    })),
  ],
  'switch allotment': [1, changeAllotment(({ random }) => ({ is_active: random.chance(70) }))],
  'remove stay': [2, removePart('/api/booking-hotels', 'stays')],
  'confirm stay': [
    2,
    (known) => {
      const row = anyPart(known, 'stays');
      if (!row) return undefined;
      return {
        by: partnerOf(known, row.booking_id, String(known.world.link['dmc_id'])),
        method: 'POST',
        path: `/api/booking-hotels/${row.id}/confirm`,
        body: { confirmation_number: `R${known.random.below(1000)}` },
        isAlone: true,
      };
    },
  ],
  'decline stay': [
    2,
    (known) => {
      const row = anyPart(known, 'stays');
      if (!row) return undefined;
      return {
        by: partnerOf(known, row.booking_id, String(known.world.link['dmc_id'])),
        method: 'POST',
        path: `/api/booking-hotels/${row.id}/decline`,
        body: { reason: `Full ${known.random.below(3)}` },
        isAlone: true,
      };
    },
  ],
  'take seats': [
    5,
    addPart('/api/booking-flights', (known) => {
      const block = blockOf(known);
      const { random } = known;
      if (!block) return undefined;
      const seats = random.chance(50) ? { seats: 1 + random.below(5) } : {};
      return { ...seatsOfBlock(block), ...seats, net_minor: amount(random), sale_minor: amount(random) };
    }),
  ],
  'add flight': [
    2,
    addPart('/api/booking-flights', ({ world, random }) => {
      const day = dayAround(random);
      const [origin_airport_id, destination_airport_id] = world.airports;
      return {
        direction: 'outbound',
        carrier_id: world.carrier,
        flight_number: 'QQ 7',
        origin_airport_id,
        destination_airport_id,
        departure_date: day,
        departure_time: '10:00',
        arrival_date: day,
        arrival_time: '13:00',
        net_minor: amount(random),
        sale_minor: amount(random),
      };
    }),
  ],
  'change flight': [
    2,
    changePart('/api/booking-flights', 'flights', ({ random }, { block_seat_id }) => ({
      sale_minor: amount(random),
      ...(block_seat_id !== null && { seats: 1 + random.below(6) }),
    })),
  ],
  'remove flight': [2, removePart('/api/booking-flights', 'flights')],
  'add transfer': [
    2,
    addPart('/api/booking-transfers', ({ random, world }) => ({
      type: random.oneOf(['group', 'private']),
      pax: 1 + random.below(6),
      airport_id: world.airports[1],
      net_minor: amount(random, 5_000),
      sale_minor: amount(random, 9_000),
    })),
  ],
  'remove transfer': [1, removePart('/api/booking-transfers', 'transfers')],
  'change price': [
    4,
    changePart('/api/booking-prices', 'prices', ({ random }) => ({
      extra_net_minor: amount(random, 10_000),
      extra_sale_minor: amount(random, 20_000),
      extra_label: 'Random',
      discount_minor: random.chance(30) ? amount(random, 300_000) : amount(random, 9_000),
      discount_reason: 'Random',
    })),
  ],
  'add instalment': [
    2,
    addPart('/api/instalments', ({ random }) => ({
      label: `Part ${random.below(100)}`,
      due_date: dayAround(random),
      amount_minor: 1 + amount(random),
    })),
  ],
  'change instalment': [
    1,
    changePart('/api/instalments', 'instalments', ({ random }) => ({ amount_minor: 1 + amount(random) })),
  ],
  'remove instalment': [1, removePart('/api/instalments', 'instalments')],
  'plan instalments': [
    2,
    (known) => {
      const booking = anyBooking(known);
      const path = booking && `/api/bookings/${booking.id}/instalment-plan`;
      return path ? { method: 'POST', path, body: {}, isAlone: true } : undefined;
    },
  ],
  pay: [9, payment('in', 'customer_payment')],
  refund: [4, payment('out', 'refund')],
  'pay supplier': [1, payment('out', 'hotel')],
  void: [
    3,
    (known) => {
      const row = anyPart(known, 'transactions');
      return (
        row && {
          method: 'POST',
          path: `/api/transactions/${row.id}/void`,
          body: { reason: 'Random' },
          isAlone: true,
        }
      );
    },
  ],
  'paid dates': [
    3,
    changePart('/api/payments', 'payments', ({ random }) => ({
      [random.chance(50) ? 'hotel_paid_date' : 'transfer_paid_date']: random.chance(70) ? today() : null,
    })),
  ],
  'add traveller': [
    3,
    addPart('/api/booking-travellers', ({ random, world }) => ({
      traveller_id: random.oneOf(world.travellers),
    })),
  ],
  'remove traveller': [1, removePart('/api/booking-travellers', 'members')],
  'rename traveller': [
    1,
    ({ world, random }) => ({
      method: 'PUT',
      path: `/api/travellers/${random.oneOf(world.travellers)}`,
      body: { first_name: `Renamed${'abcdefghij'[random.below(10)]}` },
    }),
  ],
  'close block': [
    2,
    changeBlock(({ random }, { seats_sold, seats_held }) => ({
      status: random.oneOf(['closed', 'released', 'cancelled']),
      ...(random.chance(60) && { expected_taken: seats_sold + seats_held }),
    })),
  ],
  'open block': [3, changeBlock(() => ({ status: 'open' }))],
  'change seats of block': [
    2,
    changeBlock(({ random }, { seats_total }) => ({
      seats_total: Math.max(1, seats_total + random.below(11) - 5),
      ...(random.chance(20) && { oversold_reason: 'Random' }),
    })),
  ],
  'change mark-up': [
    1,
    ({ world, random }) => ({
      method: 'PUT',
      path: `/api/hotel-dmcs/${world.link.id}`,
      body: { markup_bp: random.below(3_000) },
    }),
  ],
  'change settings': [
    1,
    ({ random }) => ({
      method: 'PUT',
      path: '/api/settings',
      body: { default_markup_bp: random.below(2_000), deposit_bp: random.below(10_001) },
      isAlone: true,
    }),
  ],
};

const weights = Object.entries(commands).flatMap(([name, [weight]]) => Array<string>(weight).fill(name));

/** A random write of this kind. */
export function intendOne(known: Known, name: string): Intended | undefined {
  const chosen = commands[name]?.[1](known);
  return chosen && { by: known.random.oneOf(staff) ?? 'admin', ...chosen, name };
}

/** The next random write of a person. Some are batches of two or three. */
export function intend(known: Known): Intended | undefined {
  const { random } = known;
  const one = () => intendOne(known, random.oneOf(weights) ?? '');
  if (!random.chance(6)) return one();
  const together = [one(), one(), one()].filter(
    (each) => each !== undefined && !each.isAlone && each.by !== 'partner',
  );
  if (together.length < 2) return one();
  const operations = together.map((each) => ({ method: each?.method, path: each?.path, body: each?.body }));
  return {
    name: 'batch',
    by: random.oneOf(staff) ?? 'admin',
    method: 'POST',
    path: '/api/batch',
    body: { operations },
    isAlone: true,
  };
}
