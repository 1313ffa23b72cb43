import { servicesOfTrip } from '@itinera/shared/bookings';
import type { FoundTrip, SearchInput } from '@itinera/shared/contracts';
import { seatsIn } from './party/seats';

/** What a form of a new booking begins with, for a trip that was found: a card for each person, the first of whom leads. */
export const bookingOf = (trip: FoundTrip, search: SearchInput, currency: string) => ({
  dmc_id: trip.dmc_id,
  currency,
  customer: { name: '', email: '', phone: '' },
  party: seatsIn(search).map((_, index) => ({ traveller_id: null as string | null, is_lead: index === 0 })),
  ...servicesOfTrip(trip, search),
  note_internal: '',
});
