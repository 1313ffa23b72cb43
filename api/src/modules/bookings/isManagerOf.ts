import type { WriteContext } from '../../audit/writeContext';
import type { BookingRow } from './bookings.table';

/** The manager of a booking, or an admin: who may promise what is not free. Without a manager, any of the staff. */
export const isManagerOf = (
  { manager_id }: Pick<BookingRow, 'manager_id'>,
  { actor, role }: Pick<WriteContext, 'actor' | 'role'>,
): boolean =>
  role === 'admin' || (actor.kind === 'staff' && (manager_id === null || actor.id === manager_id));
