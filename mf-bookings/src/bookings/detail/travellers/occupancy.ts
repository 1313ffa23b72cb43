import { doubtsOf, type AgeReference, type Doubt } from '@itinera/shared/bookings';
import type { Booking } from '@itinera/shared/contracts';
import { fullName } from '../../customer/fullName';

/** Reasons to check a booking before it is confirmed. */
export const doubtsIn = ({ hotels = [], travellers = [] }: Booking, reference: AgeReference): Doubt[] =>
  doubtsOf(
    {
      hotels,
      travellers: travellers.flatMap(({ pax_type, traveller }) =>
        traveller ? [{ pax_type, birthday: traveller.birthday, name: fullName(traveller) }] : [],
      ),
    },
    reference,
  );
