import { bookings, type Booking, type CreateInput } from '@itinera/shared/contracts';
import { client, readAgain } from '@itinera/shared/data';
import { inOrder } from '@itinera/shared/forms';

/**
 * Adds a booking under an idempotency key, so that a lost answer makes no second one. `onRefusal` is called with the refusal of an
 * outdated price.
 */
export const createBooking = (values: CreateInput<typeof bookings>, onRefusal: (error: unknown) => never) =>
  inOrder().step('made', {
    label: 'Create the booking',
    run: async (_earlier, key): Promise<Booking> => {
      const made = await client(bookings).create(values, key).catch(onRefusal);
      await readAgain(bookings);
      return made;
    },
  });
