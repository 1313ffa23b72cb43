import type { Booking, BookingCancellation, BookingHotel } from '@itinera/shared/contracts';
import { capitalised } from '@itinera/shared/format';
import { NotLoaded } from '@itinera/shared/record';
import { Box, Typography } from '@itinera/shared/ui';
import { useHotelName } from '../hotels/useHotelName';
import { costFormat, costInWords, customerCostInWords, type CostFormat } from './costWords';
import { feeByTerms } from './fees';
import type { useCancellation } from './useCancellation';

type OfFlight = NonNullable<BookingCancellation['flights']>[number];

/** Parts of a booking that have no terms. */
const servicesOf = (
  { flights = [], transfer, price }: Booking,
  withTerms: readonly OfFlight[],
  ofTransfer: BookingCancellation['transfer'],
): string[] => [
  ...(flights.length > withTerms.length ? [withTerms.length > 0 ? 'other flights' : 'flights'] : []),
  ...(transfer && !ofTransfer?.has_terms ? ['transfer'] : []),
  ...([price?.extra_sale_minor, price?.extra_net_minor].some(Boolean) ? ['extras'] : []),
];

interface CancelCostsProps extends ReturnType<typeof useCancellation> {
  booking: Booking;
}

/** What a cancellation costs by the terms: the customer for all of it, the suppliers for each part with terms, and what is charged by hand. */
export const CancelCosts = ({ booking, costs, error, retry }: CancelCostsProps) => (
  <Box role="group" aria-label="Costs of the cancellation">
    {costs ? (
      <Costs booking={booking} costs={costs} />
    ) : (
      <NotLoaded what="terms of cancellation" rows={2} error={error} onRetry={retry} />
    )}
  </Box>
);

function Costs({ booking, costs }: { booking: Booking; costs: BookingCancellation }) {
  const format = costFormat(booking);
  const withTerms = (costs.flights ?? []).filter(({ has_terms }) => has_terms);
  const { transfer } = costs;
  const services = servicesOf(booking, withTerms, transfer);
  const hasTerms = feeByTerms(costs) !== undefined;
  const stays = costs.stays.filter(({ has_terms }) => has_terms);
  const isCombined = stays.length + withTerms.length + Number(transfer?.has_terms ?? false) > 1;
  return (
    <>
      {hasTerms && costs.customer && (
        <Typography sx={{ fontWeight: 600 }}>{customerCostInWords(costs.customer, format)}</Typography>
      )}
      {costs.combined_terms === 'strictest' && isCombined && (
        <Typography>The strictest terms of the trip count for all of its parts that have terms.</Typography>
      )}
      <Box component="ul" sx={{ m: 0, pl: 2.5 }}>
        {(booking.hotels ?? []).map((stay) => (
          <StayCost
            key={stay.id}
            stay={stay}
            cost={costs.stays.find(({ booking_hotel_id }) => booking_hotel_id === stay.id)}
            format={format}
          />
        ))}
        {withTerms.map(({ booking_flight_id, supplier }) => (
          <li key={booking_flight_id}>
            {flightName(booking, booking_flight_id)}: the supplier charges {costInWords(supplier, format)}
          </li>
        ))}
        {transfer?.has_terms && (
          <li>Transfer: the supplier charges {costInWords(transfer.supplier, format)}</li>
        )}
        {services.length > 0 && <li>{capitalised(services.join(', '))}: charged by hand</li>}
      </Box>
    </>
  );
}

/** Such as `Flight BT 651`. */
const flightName = ({ flights = [] }: Booking, id: string): string =>
  ['Flight', flights.find((flight) => flight.id === id)?.flight_number].filter(Boolean).join(' ');

interface StayCostProps {
  stay: BookingHotel;
  cost: BookingCancellation['stays'][number] | undefined;
  format: CostFormat;
}

function StayCost({ stay, cost, format }: StayCostProps) {
  const hotel = useHotelName(stay.hotel_id);
  return (
    <li>
      {hotel}:{' '}
      {cost?.has_terms
        ? `the partner charges ${costInWords(cost.supplier, format)}`
        : 'no terms, charged by hand'}
    </li>
  );
}
