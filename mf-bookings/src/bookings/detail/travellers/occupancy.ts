import {
  countKinds,
  doubtsOf,
  openPlaces,
  partyInWords,
  placesOf,
  type AgeReference,
  type Doubt,
} from '@itinera/shared/bookings';
import type { Booking } from '@itinera/shared/contracts';
import { fullName } from '../../customer/fullName';
import { partsOf } from './partsOf';

/** Guests without a named traveller, such as `1 adult, 1 child`; empty if all are named. */
export function missingGuests(booking: Booking, reference: AgeReference): string {
  const { hotels, travellers } = partsOf(booking);
  const birthdays = travellers.map(({ birthday }) => birthday);
  return partyInWords(countKinds(openPlaces(placesOf(hotels), birthdays, reference).map(({ kind }) => kind)));
}

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
