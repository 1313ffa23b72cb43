import { desc, isNotNull } from 'drizzle-orm';
import { addDays, isOfBooking, type NotificationEvent } from '@itinera/shared/contracts';
import { today } from '../../../base/today';
import type { Transaction } from '../../../db/database';
import { blockSeatsTable as blocks } from '../../blockSeats/blockSeats.table';
import { bookingsTable as bookings } from '../../bookings/bookings.table';
import { hotelsTable as hotels } from '../../hotels/hotels.table';
import { factsOf } from './bookingFacts';
import { shownDay, shownMoney, type Facts } from './facts';
import { ofBlock } from './ofBlock';

/** The reason of a cancellation is for staff alone, and must not be the example of one that partners read. */
const reasonOf = (event: NotificationEvent, { cancel_reason }: { cancel_reason: string | null }): string =>
  event === 'stay_declined' ? 'Fully booked in this period' : (cancel_reason ?? '');

async function ofNewestBooking(tx: Transaction, event: NotificationEvent): Promise<Facts | undefined> {
  const [booking] = await tx
    .select()
    .from(bookings)
    .where(isNotNull(bookings.hotel_name))
    .orderBy(desc(bookings.created), desc(bookings.id))
    .limit(1);
  if (!booking) return undefined;
  const due = shownDay(addDays(today(), 3));
  return factsOf(booking, {
    status_before: 'draft',
    confirmation: booking.confirmation_number ?? 'HC-1',
    reason: reasonOf(event, booking),
    amount: shownMoney(booking.total_minor, booking.currency),
    instalment: 'Deposit',
    due,
    free_until: `${due} 18:00`,
    cost: shownMoney(booking.total_minor, booking.currency),
    missing: '2',
    block: 'BT651-2027-06-12',
    flight: 'BT 651',
    block_status: 'cancelled',
    seats: '2',
    seat_status: 'held',
    traveller: booking.customer_name,
    traveller_before: 'Anna Kalna',
    birthday: shownDay('1990-05-05'),
    birthday_before: shownDay('1990-05-15'),
    expires: due,
  });
}

/** Values of a real event for previews, with plausible ones where there are none; undefined if there is nothing yet. */
export async function sampleFacts(tx: Transaction, event: NotificationEvent): Promise<Facts | undefined> {
  if (isOfBooking(event)) return ofNewestBooking(tx, event);
  if (event === 'user_registered')
    return { link: { kind: 'user', id: '' }, values: { email: 'anna@example.com' } };
  if (event === 'block_release_due' || event === 'block_oversold') {
    const [block] = await tx.select().from(blocks).orderBy(desc(blocks.departure_date)).limit(1);
    return block && ofBlock(block, '').facts;
  }
  const [hotel] = await tx.select().from(hotels).orderBy(desc(hotels.updated_at)).limit(1);
  if (!hotel) return undefined;
  const [from, to] = [shownDay(today()), shownDay(addDays(today(), 7))];
  return {
    link: { kind: 'hotel', id: hotel.id },
    values: { hotel: hotel.name, partner: '', from, to, reason: '' },
  };
}
