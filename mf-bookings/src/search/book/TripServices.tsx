import { extrasOfTrip } from '@itinera/shared/bookings';
import type { FoundTrip } from '@itinera/shared/contracts';
import { formatDay, formatMoney, plural } from '@itinera/shared/format';
import { Box, Typography } from '@itinera/shared/ui';

interface TripServicesProps {
  trip: FoundTrip;
  currency: string;
  /** Sale price of the stay; undefined while loading. */
  stay_minor: number | undefined;
}

/** Flights whose seats the draft holds, the transfer, and the total including the stay. */
export function TripServices({ trip, currency, stay_minor }: TripServicesProps) {
  const { outbound, return: back, transfer } = trip;
  const flights = [outbound, back].flatMap((flight) => flight ?? []);
  if (flights.length === 0 && !transfer) return null;
  const isOnRequest = transfer?.sale_minor === null;
  return (
    <div>
      {flights.length > 0 && (
        <Box component="ul" aria-label="Flights" sx={{ m: 0, pl: 2.5 }}>
          {flights.map((flight) => (
            <li key={flight.block_seat_id}>
              {flight.flight_number} {flight.origin}–{flight.destination}, {formatDay(flight.departure_date)}{' '}
              {flight.departure_time}–{flight.arrival_time}, {plural(flight.seats_free, 'seat')} free,{' '}
              {flight.sale_minor === null ? 'no price' : formatMoney(flight.sale_minor, currency)}
            </li>
          ))}
        </Box>
      )}
      {transfer && (
        <Typography>
          Transfer there and back,{' '}
          {transfer.sale_minor === null ? 'price on request' : formatMoney(transfer.sale_minor, currency)}
        </Typography>
      )}
      {stay_minor !== undefined && (
        <Typography sx={{ fontWeight: 600 }}>
          Whole trip {formatMoney(stay_minor + extrasOfTrip(trip), currency)}
          {isOnRequest && ', without the transfer'}
        </Typography>
      )}
    </div>
  );
}
