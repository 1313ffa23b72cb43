import { and, eq, lt, sql, type SQL } from 'drizzle-orm';
import { uuidv7 } from 'uuidv7';
import {
  blockSeats,
  bookingHotels,
  bookings,
  bookingTravellers,
  stopSales,
  transactions,
  travellers,
  users,
  type NotificationEvent,
} from '@itinera/shared/contracts';
import { asSpelled } from '@itinera/shared/format';
import type { Row } from '../../audit/changedFields';
import { followChanges, type Follow } from '../../audit/followChanges';
import { beforeCommit } from '../../db/beforeCommit';
import type { Transaction } from '../../db/database';
import { selectByIds } from '../../rest/entries/embed';
import { entityOf } from '../../rest/write/operations';
import { seatHolders } from '../bookings/seats/seatHolders';
import { bookingsTable } from '../bookings/bookings.table';
import { bookingTravellersTable } from '../bookings/bookingTravellers.table';
import { withPapersOf } from '../bookings/withPapersOf';
import { travellersTable } from '../travellers/travellers.table';
import { shownDay, shownMoney } from './facts/facts';
import { notificationEventsTable as table } from './notifications.table';
import { whoWasReplaced } from './whoWasReplaced';

async function insertEvent(
  tx: Transaction,
  event: NotificationEvent,
  subjectId: unknown,
  details: Record<string, string>,
): Promise<void> {
  await tx.insert(table).values({
    id: uuidv7(),
    event,
    subject_id: String(subjectId),
    caused_by: sql`actor_id()`,
    details,
  });
}

/** Inserts an event, in the transaction of its cause. */
const leave = (...[tx, ...event]: Parameters<typeof insertEvent>): void =>
  beforeCommit(tx, (same) => insertEvent(same, ...event));

function followBooking(tx: Transaction, id: string, before: Row | null, after: Row): void {
  if (!before) return leave(tx, 'booking_created', id, {});
  const [from, to] = [String(before['status']), String(after['status'])];
  if (from === to) return;
  if (from === 'draft' && to !== 'cancelled') leave(tx, 'booking_requested', id, {});
  if (to === 'cancelled')
    return leave(tx, 'booking_cancelled', id, { reason: String(after['cancel_reason'] ?? '') });
  leave(tx, 'booking_status_changed', id, { status_before: from, status: to });
}

/**
 * A new confirmation number means that the partner, or staff on the phone, has confirmed a stay. Another reason of a decline is no other
 * decline, and neither is one that comes back with a restored stay.
 */
function followStay(tx: Transaction, id: string, before: Row | null, after: Row): void {
  if (before && !before['declined_at'] && after['declined_at'])
    leave(tx, 'stay_declined', id, { reason: String(after['decline_reason']) });
  const number = after['confirmation_number'];
  if (!number || number === before?.['confirmation_number']) return;
  leave(tx, 'stay_confirmed', id, { confirmation: String(number) });
}

function followMoney(tx: Transaction, after: Row): void {
  const { direction, purpose, booking_id, amount_minor, currency } = after;
  if (direction !== 'in' || purpose !== 'customer_payment') return;
  leave(tx, 'payment_received', booking_id, { amount: shownMoney(Number(amount_minor), String(currency)) });
}

const stops: readonly unknown[] = ['closed', 'released', 'cancelled'];

/** Notifies managers of bookings with seats of a block that stops selling. A release on its date does not concern sold seats. */
function followBlock(tx: Transaction, id: string, before: Row, after: Row): void {
  const { status, code, flight_number } = after;
  if (status === before['status'] || !stops.includes(status)) return;
  beforeCommit(tx, async (same) => {
    const [by] = await same.execute<{ id: string | null }>(sql`SELECT actor_id() AS id`);
    const isOnItsDay = status === 'released' && !by?.id;
    const holders = (await seatHolders(same, id)).filter(
      ({ seat_status }) => !isOnItsDay || seat_status === 'held',
    );
    for (const { booking_id, seats, seat_status } of holders)
      await insertEvent(same, 'seats_stopped', booking_id, {
        block: String(code),
        flight: String(flight_number),
        block_status: String(status),
        seats: String(seats ?? 0),
        seat_status: String(seat_status),
      });
  });
}

const shownInPapers = ['first_name', 'last_name', 'birthday'];
const isSpelledAlike = (one: unknown, other: unknown): boolean =>
  asSpelled(String(one)) === asSpelled(String(other));

const nameIn = ({ first_name, last_name }: Row) => `${String(first_name)} ${String(last_name)}`;

/**
 * Tickets and guest lists have the previous person: notifies the managers of those bookings that have any. The only place that does, for
 * other names as well as for merges and for who takes the place of another.
 */
async function announceOnPapers(
  tx: Transaction,
  concerned: SQL | undefined,
  before: Row,
  after: Row,
): Promise<void> {
  if (shownInPapers.every((field) => isSpelledAlike(before[field], after[field]))) return;
  for (const booking of await tx.select({ id: bookingsTable.id }).from(bookingsTable).where(concerned))
    await insertEvent(tx, 'traveller_renamed', booking.id, {
      traveller: nameIn(after),
      traveller_before: nameIn(before),
      birthday: shownDay(String(after['birthday'])),
      birthday_before: shownDay(String(before['birthday'])),
    });
}

function followTraveller(tx: Transaction, id: string, before: Row, after: Row): void {
  beforeCommit(tx, (same) => announceOnPapers(same, withPapersOf(id), before, after));
}

/** Travellers that a transaction deletes; after a merge, another one has their places. */
const deletedIn = new WeakMap<Transaction, Map<string, Row>>();

function rememberDeleted(tx: Transaction, id: string, before: Row): void {
  deletedIn.set(tx, (deletedIn.get(tx) ?? new Map<string, Row>()).set(id, before));
}

/** The place of one traveller in a booking becomes that of another one, into whom the first one is merged. */
function followMember(tx: Transaction, id: string, { before, after }: Record<'before' | 'after', Row>): void {
  const [left, taken] = [before, after].map(({ traveller_id }) => traveller_id);
  if (typeof left !== 'string' || typeof taken !== 'string' || left === taken) return;
  beforeCommit(tx, async (same) => {
    const [from = deletedIn.get(tx)?.get(left)] = await selectByIds(same, travellersTable, [left]);
    const [to] = await selectByIds(same, travellersTable, [taken]);
    const [member] = await selectByIds(same, bookingTravellersTable, [id]);
    if (!from || !to || !member) return;
    const concerned = and(eq(bookingsTable.id, member.booking_id), withPapersOf(taken));
    await announceOnPapers(same, concerned, from, to);
  });
}

/** A new member of a booking has the place of one who was removed before, whose name is in the papers. */
function followNewMember(tx: Transaction, id: string, { booking_id, traveller_id }: Row): void {
  beforeCommit(tx, async (same) => {
    // Nobody has left a booking that is being added.
    const earlier = and(eq(bookingsTable.id, String(booking_id)), lt(bookingsTable.created, sql`now()`));
    if ((await same.$count(bookingsTable, earlier)) === 0) return;
    const [to] = await selectByIds(same, travellersTable, [String(traveller_id)]);
    const replaced = to && (await whoWasReplaced(same, String(booking_id), id));
    if (!replaced) return;
    const concerned = withPapersOf(to.id, replaced.isTicketed);
    const ofBooking = and(eq(bookingsTable.id, String(booking_id)), concerned);
    await announceOnPapers(same, ofBooking, replaced.person, to);
  });
}

/** Created once, not at each registration: a process that builds several servers registers them again. */
const follows: readonly [{ path: string }, Follow][] = [
  [bookings, (tx, { entity_id, before, after }) => after && followBooking(tx, entity_id, before, after)],
  [bookingHotels, (tx, { entity_id, before, after }) => after && followStay(tx, entity_id, before, after)],
  [transactions, (tx, { before, after }) => !before && after && followMoney(tx, after)],
  [
    blockSeats,
    (tx, { entity_id, before, after }) => before && after && followBlock(tx, entity_id, before, after),
  ],
  [
    travellers,
    (tx, { entity_id, before, after }) => {
      if (before && after) followTraveller(tx, entity_id, before, after);
      else if (before) rememberDeleted(tx, entity_id, before);
    },
  ],
  [
    bookingTravellers,
    (tx, { entity_id, before, after }) => {
      if (before && after) followMember(tx, entity_id, { before, after });
      else if (after) followNewMember(tx, entity_id, after);
    },
  ],
  [
    stopSales,
    (tx, { entity_id, before, after }) => !before && after && leave(tx, 'stop_sale_created', entity_id, {}),
  ],
  [
    users,
    (tx, { entity_id, before, after }) => {
      // Only real registrations: neither invited users nor parked registrations.
      if (!before && after?.['status'] === 'pending')
        leave(tx, 'user_registered', entity_id, { email: String(after['email']) });
    },
  ],
];

/** Creates events from the log of all changes. */
export function followEvents(): void {
  for (const [{ path }, follow] of follows) followChanges([entityOf(path)], follow);
}
