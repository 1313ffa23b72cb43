import type { Booking } from '@itinera/shared/contracts';

/** The parts of a booking that define who travels: stays and travellers. */
export const partsOf = ({ hotels = [], travellers = [] }: Booking) => ({
  hotels,
  travellers: travellers.flatMap(({ traveller }) => traveller ?? []),
});
