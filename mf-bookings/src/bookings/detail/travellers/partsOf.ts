import type { Booking } from '@itinera/shared/contracts';

/** The parts of a booking that say who travels: for whom its stays are, and who is named. */
export const partsOf = ({ hotels = [], travellers = [] }: Booking) => ({
  hotels,
  travellers: travellers.flatMap(({ traveller }) => traveller ?? []),
});
