import { bookingHotels, type BookingHotel } from '@itinera/shared/contracts';
import { client } from '@itinera/shared/data';
import { showSnackbar } from '@itinera/shared/state';

/**
 * After a failure, when the server may have carried out the answer to a request all the same: its row is gone then, and with it the place of
 * its error. Shows the message of success if the stay has the answer that was sent.
 */
export async function reportIfDone(
  id: string,
  isDone: (stay: BookingHotel) => boolean,
  message: string,
): Promise<void> {
  const stay = await client(bookingHotels)
    .get(id)
    .catch(() => undefined);
  if (stay && isDone(stay)) showSnackbar(message, 'success');
}
