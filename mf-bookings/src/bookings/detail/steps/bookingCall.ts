import { bookings, type Answer, type Booking } from '@itinera/shared/contracts';
import { call, entryOf, inTurn, readAgain } from '@itinera/shared/data';

/** Carries out one of the calls of a booking that are no plain edits, after what is still being saved of it, and reads again what shows it. */
export async function bookingCall<T = Booking>(path: string, data: object, key: string): Promise<T> {
  const headers = { 'Idempotency-Key': key };
  const { result } = await inTurn([entryOf(path) ?? path], () =>
    call<Answer<T>>({ method: 'POST', url: path, data, headers }),
  );
  await readAgain(bookings);
  return result;
}

export const callOf = (booking: Pick<Booking, 'id'>, action: string): string =>
  `${bookings.path}/${booking.id}/${action}`;
