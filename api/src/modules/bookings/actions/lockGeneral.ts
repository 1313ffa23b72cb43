import { bookings } from '@itinera/shared/contracts';
import type { WriteContext } from '../../../audit/writeContext';
import { recordChange } from '../../../audit/recordChange';
import type { Transaction } from '../../../db/database';
import { redacted } from '../../../db/visibility/redact';
import { notFound } from '../../../http/problem';
import { withoutDerived } from '../../../rest/entries/derived';
import { entityTag, requireMatch } from '../../../rest/entries/entityTag';
import { entityOf, type Written } from '../../../rest/write/operations';
import { bookingsTable as table, type BookingRow } from '../bookings.table';
import { lockBooking } from '../lockBooking';

const tagOf = ({ actor }: WriteContext, booking: BookingRow): string =>
  entityTag(withoutDerived(table, redacted(actor, table, booking)));

/** Locks the booking and checks that its version is the one that the writer has seen. */
export async function lockGeneral(tx: Transaction, context: WriteContext, id: string): Promise<BookingRow> {
  const booking = await lockBooking(tx, id);
  if (!booking) throw notFound();
  requireMatch(context, tagOf(context, booking), bookings.entity.parse(booking));
  return booking;
}

/** Records a change of the general block in the log. `before`: null for a new booking. */
export const recordGeneral = (
  tx: Transaction,
  context: WriteContext,
  before: BookingRow | null,
  after: BookingRow,
): Promise<void> =>
  recordChange(tx, context, {
    entity: entityOf(bookings.path),
    entity_id: after.id,
    action: before ? 'update' : 'create',
    before: before && withoutDerived(table, before),
    after: withoutDerived(table, after),
  });

export const writtenBooking = (context: WriteContext, booking: BookingRow): Written<unknown> => ({
  result: booking,
  etag: tagOf(context, booking),
});
