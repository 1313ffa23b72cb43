import type * as z from 'zod/mini';
import type { followInput, Followed } from '@itinera/shared/contracts';
import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import { notFound, Problem } from '../../../http/problem';
import type { Written } from '../../../rest/write/operations';
import { recordGeneral } from '../actions/lockGeneral';
import type { BookingRow } from '../bookings.table';
import { lockBooking } from '../lockBooking';
import { lowerDiscount } from '../lowerDiscount';
import { summarise } from '../summarise';

type Input = z.output<typeof followInput>;

/** Locks a live booking: a completed or cancelled one keeps its party. */
export async function lockLive(tx: Transaction, bookingId: string | undefined): Promise<BookingRow> {
  const booking = bookingId === undefined ? undefined : await lockBooking(tx, bookingId);
  if (!booking) throw notFound();
  if (booking.status === 'cancelled' || booking.status === 'completed')
    throw new Problem('rule', `The booking is ${booking.status}. Its services don’t change any more.`);
  return booking;
}

interface Comparison extends Omit<Followed, 'total_before_minor' | 'total_after_minor'> {
  booking: BookingRow;
  etag: string;
  /** Writes the compared values. */
  write: () => Promise<void>;
}

/** Compares a service with the one for the current travellers; with `apply` writes the latter. */
export async function compareAndFollow(
  tx: Transaction,
  context: WriteContext,
  { apply = false, expected_total_minor, lower_discount = false }: Input,
  { booking, etag, write, ...compared }: Comparison,
): Promise<Written<Followed>> {
  const { before, after } = compared;
  const total_before_minor = booking.total_minor;
  const total_after_minor = total_before_minor + (after.sale_minor ?? 0) - (before.sale_minor ?? 0);
  const result = { ...compared, total_before_minor, total_after_minor };
  if (!apply) return { result, etag };
  const reached = lower_discount ? Math.max(0, total_after_minor) : total_after_minor;
  if (expected_total_minor !== undefined && expected_total_minor !== reached)
    throw new Problem(
      'conflict',
      'The price has changed in the meantime. Review the new one and apply it again.',
      { params: { total_after_minor: reached } },
    );
  await write();
  if (lower_discount) await lowerDiscount(tx, context, booking.id);
  await recordGeneral(tx, context, booking, await summarise(tx, booking));
  return { result, etag };
}
