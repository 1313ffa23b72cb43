import { servicesOfTrip } from '@itinera/shared/bookings';
import type { FoundTrip, SearchInput } from '@itinera/shared/contracts';
import { seatsIn } from './party/seats';

/** Initial values of a new booking for a found trip: one card per person, the first of whom is the lead. */
export const bookingOf = (trip: FoundTrip, search: SearchInput, currency: string) => ({
  dmc_id: trip.dmc_id,
  currency,
  customer: { name: '', email: '', phone: '' },
  party: seatsIn(search).map((_, index) => ({ traveller_id: null as string | null, is_lead: index === 0 })),
  ...servicesOfTrip(trip, search),
  note_internal: '',
});
