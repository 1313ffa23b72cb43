import { bookings, type AnyCollection, type Booking } from '@itinera/shared/contracts';
import type { Action } from '@itinera/shared/data';

/** A call of a booking that is no plain edit, such as `status`. */
export const bookingAction = ({ id }: Pick<Booking, 'id'>, name: string): Action => ({
  path: `${bookings.path}/${id}/${name}`,
  refresh: [bookings],
});

/** A call of one part of a booking that is no plain edit, such as `void` of a transaction. */
export const partAction = (part: AnyCollection, id: string, name: string): Action => ({
  path: `${part.path}/${id}/${name}`,
  refresh: [part],
});
