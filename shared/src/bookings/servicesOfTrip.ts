import type { FoundTrip, SearchInput } from '@itinera/shared/contracts';

/** Services of a booking that depend on the found trip, and differ for another party. */
export function servicesOfTrip(trip: FoundTrip, search: SearchInput) {
  const { adults, child_ages } = search;
  const { hotel_id, room_type_id, boarding_type_id, check_in, check_out, outbound, transfer } = trip;
  const flights = [outbound, trip.return].flatMap((flight) =>
    flight
      ? [
          {
            // The number of seats is left to the server, which knows the ages of named travellers on the day of each flight.
            block_seat_id: flight.block_seat_id,
            ...amountsOfSetup(search, flight),
          },
        ]
      : [],
  );
  return {
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
        ...amountsOfSetup(search, transfer),
      },
    }),
  };
}

/** Whether the setup changes prices: the server does not know it, so the found prices are sent. */
const isChanged = ({ markup_bp, sale_rounding, currency }: SearchInput) =>
  [markup_bp, sale_rounding, currency].some((value) => value !== undefined);

interface Found {
  net_minor: number | null;
  sale_minor: number | null;
}

/** Found amounts of a changed setup; empty if the server prices the service. What was found at 0 is priced so, and not asked about. */
const amountsOfSetup = (search: SearchInput, { net_minor, sale_minor }: Found) =>
  isChanged(search) && net_minor !== null && sale_minor !== null
    ? { net_minor, sale_minor, ...(sale_minor === 0 && { is_free: true }) }
    : {};

function priceOfSetup(trip: FoundTrip, search: SearchInput) {
  const amounts = amountsOfSetup(search, {
    net_minor: trip.hotel_net_minor,
    sale_minor: trip.hotel_sale_minor,
  });
  return 'sale_minor' in amounts
    ? { priced_by: 'hand' as const, ...amounts, price_reason: 'Price of the search setup' }
    : {};
}

/** Found price of the services beside the stay. */
export const extrasOfTrip = ({ outbound, return: back, transfer }: FoundTrip): number =>
  [outbound, back, transfer].reduce((sum, service) => sum + (service?.sale_minor ?? 0), 0);
