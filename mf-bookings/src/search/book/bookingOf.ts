import type { FoundTrip, SearchInput } from '@itinera/shared/contracts';

/** Amounts of flights and transfer as they were found; blocks may cost something else by now, but the customer was told these. */
const amountsOf = ({ net_minor, sale_minor }: { net_minor: number | null; sale_minor: number | null }) => ({
  net_minor: net_minor ?? 0,
  sale_minor: sale_minor ?? 0,
});

/** What a form of a new booking begins with, for a trip that was found. */
export function bookingOf(trip: FoundTrip, search: SearchInput, currency: string) {
  const { adults, child_ages } = search;
  const { dmc_id, hotel_id, room_type_id, boarding_type_id, check_in, check_out, outbound, transfer } = trip;
  const flights = [outbound, trip.return].flatMap((flight) =>
    flight
      ? [{ block_seat_id: flight.block_seat_id, seats: seatsOf(adults, child_ages), ...amountsOf(flight) }]
      : [],
  );
  return {
    dmc_id,
    currency,
    customer: { name: '', email: '', phone: '' },
    traveller_ids: [] as string[],
    hotels: [
      {
        hotel_id,
        room_type_id,
        boarding_type_id,
        check_in,
        check_out,
        adults,
        child_ages,
        rooms: 1,
        priced_by: 'engine' as 'engine' | 'hand',
        ...priceOfSetup(trip, search),
      },
    ],
    flights,
    ...(transfer && {
      transfer: {
        type: 'group' as const,
        pax: adults + child_ages.length,
        airport_id: transfer.airport_id,
        ...amountsOf(transfer),
      },
    }),
    note_internal: '',
  };
}

/** A setup that changes prices is not known to the price list: then the stay is sold at the price that was found. */
function priceOfSetup(trip: FoundTrip, { markup_bp, sale_rounding, currency }: SearchInput) {
  const isChanged = [markup_bp, sale_rounding, currency].some((value) => value !== undefined);
  const { hotel_net_minor, hotel_sale_minor } = trip;
  if (!isChanged || hotel_net_minor === null || hotel_sale_minor === null) return {};
  return {
    priced_by: 'hand' as const,
    net_minor: hotel_net_minor,
    sale_minor: hotel_sale_minor,
    price_reason: 'Price of the search setup',
  };
}

/** Below this age a child has no seat. */
const seatAge = 2;

export const seatsOf = (adults: number, childAges: readonly number[]): number =>
  adults + childAges.filter((age) => age >= seatAge).length;
