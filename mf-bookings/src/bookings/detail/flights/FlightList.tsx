import {
  airports,
  bookingFlights,
  blockSeats,
  flightCarriers,
  type Booking,
  type BookingFlight,
} from '@itinera/shared/contracts';
import { blockStateOn } from '@itinera/shared/bookings';
import { useChange, useChosen } from '@itinera/shared/data';
import { formatDay, plural } from '@itinera/shared/format';
import { today } from '@itinera/shared/state';
import { Box, Typography } from '@itinera/shared/ui';
import { isOver } from '../../isOver';
import type { BlockFactsProps } from '../block';
import { StayTerms } from '../hotels/StayTerms';
import { PartList } from '../PartList';
import { RemovePart } from '../RemovePart';
import { EditButton } from '../trip/EditButton';
import { heldInWords } from '../trip/heldInWords';
import { HeldState } from '../trip/HeldState';
import { PartPrice } from '../trip/PartPrice';
import { TripLine } from '../trip/TripLine';
import { directionWords } from './flightWords';

/** Flights of a booking, outbound ones first. */
export const FlightList = ({ booking, onEdit }: BlockFactsProps) => (
  <PartList noun="flight">
    {(booking.flights ?? []).map((flight) => (
      <Flight key={flight.id} flight={flight} booking={booking} onEdit={onEdit} />
    ))}
  </PartList>
);

interface FlightProps extends BlockFactsProps {
  flight: BookingFlight;
}

/** Such as `06:25–10:20`, with the day of the arrival if it is another one. */
function timesOf({ departure_date, departure_time, arrival_date, arrival_time }: BookingFlight): string {
  const arrival =
    arrival_date === departure_date ? arrival_time : `${formatDay(arrival_date)} ${arrival_time}`;
  return `${departure_time}–${arrival}`;
}

function Flight({ flight, booking, onEdit }: FlightProps) {
  const { flight_number, direction, pnr, baggage_kg, seats_note } = flight;
  const { data: from } = useChosen(airports, flight.origin_airport_id);
  const { data: to } = useChosen(airports, flight.destination_airport_id);
  const { data: carrier } = useChosen(flightCarriers, flight.carrier_id);
  const carrierWords = carrier && `${carrier.name}${carrier.is_charter ? ', charter flight' : ''}`;
  const details = [
    directionWords[direction],
    carrierWords,
    baggage_kg !== null && `${baggage_kg} kg`,
    pnr && `PNR ${pnr}`,
  ];
  return (
    <TripLine
      name={flight_number}
      when={
        <>
          {formatDay(flight.departure_date)}
          <Box sx={{ fontSize: '0.8125rem' }}>{timesOf(flight)}</Box>
        </>
      }
      title={`${from?.iata_code ?? '…'} → ${to?.iata_code ?? '…'}, ${flight_number}`}
      state={<Seats flight={flight} booking={booking} onEdit={onEdit} />}
      price={<PartPrice part={flight} currency={booking.currency} />}
      actions={onEdit && <FlightActions booking={booking} flight={flight} onEdit={onEdit} />}
    >
      {details.filter(Boolean).join(' · ')}
      {flight.seat_status !== 'released' && <StayTerms booking={booking} stay={flight} />}
      {!isOver(booking) && <StoppedBlock flight={flight} />}
      {seats_note && (
        <Typography data-unprinted variant="body2" color="warning">
          {seats_note}
        </Typography>
      )}
    </TripLine>
  );
}

interface FlightActionsProps {
  booking: Booking;
  flight: BookingFlight;
  onEdit: (id: string) => void;
}

const FlightActions = ({
  booking,
  flight: { id, flight_number, sale_minor },
  onEdit,
}: FlightActionsProps) => (
  <>
    <EditButton label={`Edit flight ${flight_number}`} onClick={() => onEdit(id)} />
    <RemovePart
      booking={booking}
      sale_minor={sale_minor}
      collection={bookingFlights}
      id={id}
      noun="flight"
      name={flight_number}
    />
  </>
);

/** Seats of a flight. Seats whose hold has ended can be taken again while they are free and the booking is not over. */
function Seats({ flight, booking, onEdit }: FlightProps) {
  const change = useChange(bookingFlights);
  const { seats, seat_status, held_until, flight_number } = flight;
  if (!seats || !seat_status) return null;
  const words = { held: heldInWords(held_until), sold: 'sold', released: 'given back' };
  const named = `Flight ${flight_number}`;
  return (
    <HeldState
      words={`${plural(seats, 'seat')} of a block, ${words[seat_status]}`}
      isLost={seat_status === 'released' && !isOver(booking)}
      verb="Take again"
      onAgain={
        onEdit && (() => void change(flight, { seats }, { named, done: `${named}: seats taken again` }))
      }
    />
  );
}

/** Warning about a block that no longer sells, as long as the booking has seats of it. */
function StoppedBlock({ flight: { block_seat_id, seat_status } }: Pick<FlightProps, 'flight'>) {
  const { data: block } = useChosen(blockSeats, block_seat_id ?? undefined, { with_data: true });
  const state = block && blockStateOn(block, today());
  if (!block || !state || state === 'open' || state === 'departed' || seat_status === 'released') return null;
  if (state !== 'cancelled' && seat_status === 'sold') return null;
  return (
    <Typography data-unprinted variant="body2" color="error" role="note">
      {state === 'cancelled'
        ? `Block ${block.code} is cancelled: this flight does not take place. Choose another one.`
        : `Block ${block.code} is ${state} and sells no more seats. Confirm with a reason, or choose another flight.`}
    </Typography>
  );
}
