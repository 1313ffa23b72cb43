import {
  airports,
  bookingFlights,
  blockSeats,
  flightCarriers,
  type BookingFlight,
} from '@itinera/shared/contracts';
import { blockStateOn } from '@itinera/shared/bookings';
import { useChange, useChosen } from '@itinera/shared/data';
import { formatDay, formatInstant, plural } from '@itinera/shared/format';
import { today } from '@itinera/shared/state';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { Amount } from '../../../parts/Amount';
import { isOver } from '../../isOver';
import type { BlockFactsProps } from '../block';
import { PartList } from '../PartList';
import { RemovePart } from '../RemovePart';
import { directionWords } from './flightWords';

/** Flights of a booking, outbound ones first. */
export const FlightList = ({ booking, onEdit }: BlockFactsProps) => (
  <PartList noun="flight" onEdit={onEdit}>
    {(booking.flights ?? []).map((flight) => (
      <Flight key={flight.id} flight={flight} booking={booking} onEdit={onEdit} />
    ))}
  </PartList>
);

interface FlightProps extends BlockFactsProps {
  flight: BookingFlight;
}

function Flight({ flight, booking, onEdit }: FlightProps) {
  const { currency } = booking;
  const { flight_number, departure_date, departure_time, arrival_date, arrival_time } = flight;
  const { data: from } = useChosen(airports, flight.origin_airport_id);
  const { data: to } = useChosen(airports, flight.destination_airport_id);
  const { data: carrier } = useChosen(flightCarriers, flight.carrier_id);
  const arrival =
    arrival_date === departure_date ? arrival_time : `${formatDay(arrival_date)} ${arrival_time}`;
  return (
    <Box component="li" aria-label={flight_number} sx={{ overflowWrap: 'anywhere' }}>
      <Typography sx={{ fontWeight: 600 }}>
        {from?.iata_code ?? '…'} → {to?.iata_code ?? '…'}, {flight_number}
      </Typography>
      <Typography variant="body2">
        {directionWords[flight.direction]}: {formatDay(departure_date)} {departure_time}–{arrival}
        {carrier && ` · ${carrier.name}${carrier.is_charter ? ', charter flight' : ''}`}
      </Typography>
      <Typography variant="body2" color="textSecondary">
        {[flight.pnr && `PNR ${flight.pnr}`, flight.baggage_kg !== null && `${flight.baggage_kg} kg`]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <Seats flight={flight} booking={booking} onEdit={onEdit} />
      {flight.seats_note && (
        <Typography variant="body2" color="warning">
          {flight.seats_note}
        </Typography>
      )}
      <Typography variant="body2" color="textSecondary">
        {flight.net_minor !== undefined && flight.sale_minor !== undefined && (
          <>
            Net <Amount minor={flight.net_minor} currency={currency} />, sale{' '}
            <Amount minor={flight.sale_minor} currency={currency} />
          </>
        )}
      </Typography>
      {onEdit && (
        <Box sx={{ display: 'flex', gap: 0.5, ml: -0.5 }}>
          <Button size="small" aria-label={`Edit flight ${flight_number}`} onClick={() => onEdit(flight.id)}>
            Edit
          </Button>
          <RemovePart
            booking={booking}
            sale_minor={flight.sale_minor}
            collection={bookingFlights}
            id={flight.id}
            noun="flight"
            name={flight_number}
          />
        </Box>
      )}
    </Box>
  );
}

/** Seats of a flight. Seats whose hold has ended can be taken again while they are free and the booking is not over. */
function Seats({ flight, booking, onEdit }: FlightProps) {
  const change = useChange(bookingFlights);
  const { seats, seat_status, held_until, flight_number } = flight;
  if (!seats || !seat_status) return null;
  const words = {
    held: `held${held_until ? ` until ${formatInstant(held_until)}` : ''}`,
    sold: 'sold',
    released: 'given back',
  };
  const named = `Flight ${flight_number}`;
  const isLost = seat_status === 'released' && !isOver(booking);
  return (
    <>
      {!isOver(booking) && <StoppedBlock flight={flight} />}
      <Typography variant="body2" color={isLost ? 'warning' : 'textSecondary'}>
        {plural(seats, 'seat')} of a block, {words[seat_status]}
        {isLost && onEdit && (
          <Button
            size="small"
            onClick={() => void change(flight, { seats }, { named, done: `${named}: seats taken again` })}
          >
            Take again
          </Button>
        )}
      </Typography>
    </>
  );
}

/** Warning about a block that no longer sells, as long as the booking has seats of it. */
function StoppedBlock({ flight: { block_seat_id, seat_status } }: Pick<FlightProps, 'flight'>) {
  const { data: block } = useChosen(blockSeats, block_seat_id ?? undefined, { with_data: true });
  const state = block && blockStateOn(block, today());
  if (!block || !state || state === 'open' || state === 'departed' || seat_status === 'released') return null;
  if (state !== 'cancelled' && seat_status === 'sold') return null;
  return (
    <Typography variant="body2" color="error" role="note">
      {state === 'cancelled'
        ? `Block ${block.code} is cancelled: this flight does not take place. Choose another one.`
        : `Block ${block.code} is ${state} and sells no more seats. Confirm with a reason, or choose another flight.`}
    </Typography>
  );
}
