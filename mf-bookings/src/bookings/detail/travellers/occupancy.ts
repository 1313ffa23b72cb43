import { countKinds, openPlaces, placesOf, type AgeReference } from '@itinera/shared/bookings';
import type { Booking } from '@itinera/shared/contracts';
import { partyInWords } from '../../party';
import { partsOf } from './partsOf';

/** The guests of a booking whose names are missing: `1 adult, 1 child`; empty if all are named. */
export function missingGuests(booking: Booking, reference: AgeReference): string {
  const { hotels, travellers } = partsOf(booking);
  const birthdays = travellers.map(({ birthday }) => birthday);
  return partyInWords(countKinds(openPlaces(placesOf(hotels), birthdays, reference).map(({ kind }) => kind)));
}
