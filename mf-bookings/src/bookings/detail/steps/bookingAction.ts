import { bookings, type AnyCollection, type Booking } from '@itinera/shared/contracts';
import type { Action } from '@itinera/shared/data';

/** Path of an action on a booking, such as `status`. */
export const bookingAction = ({ id }: Pick<Booking, 'id'>, name: string): Action => ({
  path: `${bookings.path}/${id}/${name}`,
  refresh: [bookings],
});

/** Path of an action on a part of a booking, such as `void` of a transaction. */
export const partAction = (part: AnyCollection, id: string, name: string): Action => ({
  path: `${part.path}/${id}/${name}`,
  refresh: [part],
});
