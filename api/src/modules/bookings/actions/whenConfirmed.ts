import type { WriteContext } from '../../../audit/writeContext';
import type { Transaction } from '../../../db/database';
import type { BookingRow } from '../bookings.table';

type Consequence = (tx: Transaction, context: WriteContext, booking: BookingRow) => Promise<void>;

/** What is made when a booking is confirmed, in its transaction and under its lock; the summary is worked out afterwards. */
export const whenConfirmed: Consequence[] = [];
