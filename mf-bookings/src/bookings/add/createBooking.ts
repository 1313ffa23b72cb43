import { bookings, type Booking, type CreateInput } from '@itinera/shared/contracts';
import { client, readAgain } from '@itinera/shared/data';
import { inOrder } from '@itinera/shared/forms';

/** Makes a booking; a lost answer is resolved under its key, so that no second one is made. `onRefusal` gets to know a changed price. */
export const createBooking = (values: CreateInput<typeof bookings>, onRefusal: (error: unknown) => never) =>
  inOrder().step('made', {
    label: 'Create the booking',
    run: async (_earlier, key): Promise<Booking> => {
      const made = await client(bookings).create(values, key).catch(onRefusal);
      await readAgain(bookings);
      return made;
    },
  });
