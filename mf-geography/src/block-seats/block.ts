import { blockSeats, type BlockSeat } from '@itinera/shared/contracts';
import { formatDay } from '@itinera/shared/format';
import { defineKind, onPage } from '@itinera/shared/kinds';
import { airport } from '../airports/airport';
import { carrier } from '../flight-carriers/carrier';
import { stepWords } from './cancellation/termsForm';

/** Such as `BT 7010, 12.06.2027`. */
export const nameOf = ({
  flight_number,
  departure_date,
}: Pick<BlockSeat, 'flight_number' | 'departure_date'>): string =>
  `${flight_number}, ${formatDay(departure_date)}`;

export const routeOf = ({ origin_airport, destination_airport }: BlockSeat): string =>
  `${origin_airport?.iata_code ?? '…'} → ${destination_airport?.iata_code ?? '…'}`;

export const block = defineKind({
  of: blockSeats,
  noun: 'block',
  label: 'Block seats',
  ...onPage('block-seats'),
  nameOf,
  foundBy: ['code'],
  within: ['origin_airport.iata_code', 'destination_airport.iata_code'],
  whenEmpty: 'Add the seats that you have on a flight. A block can then be repeated on other days.',
  fields: {
    carrier_id: { label: 'Carrier', from: carrier },
    flight_number: { label: 'Flight number', hint: 'Such as BT 651' },
    direction: { label: 'Direction' },
    origin_airport_id: { label: 'From', from: airport },
    destination_airport_id: { label: 'To', from: airport },
    departure_date: { label: 'Departure date' },
    departure_time: { label: 'Departure time', hint: 'Local time' },
    arrival_time: { label: 'Arrival time', hint: 'Local time' },
    arrival_day_offset: { label: 'Arrives days later', hint: '0 is the same day, -1 the day before' },
    paired_block_id: { label: 'Return flight', hint: 'The block that customers fly back with' },
    block_type: { label: 'Type', hint: 'Hard: paid whatever happens. Soft: unsold seats go back.' },
    seats_total: { label: 'Seats' },
    oversold_reason: {
      label: 'Why there are fewer seats than are taken',
      hint: 'Such as a smaller aircraft',
    },
    release_date: { label: 'Release date', hint: 'The last day on which unsold seats are yours' },
    adult_net_minor: { label: 'Adult, net' },
    child_net_minor: { label: 'Child, net' },
    infant_net_minor: { label: 'Infant, net' },
    currency: { label: 'Currency' },
    adult_sale_minor: { label: 'Adult, sale', hint: 'Empty: net with the mark-up' },
    child_sale_minor: { label: 'Child, sale', hint: 'Empty: net with the mark-up' },
    infant_sale_minor: { label: 'Infant, sale', hint: 'Empty: net with the mark-up' },
    is_free: { label: 'Sell for nothing', hint: 'Those whose fare is 0 fly for nothing.' },
    cancellation_steps: {
      label: 'Cancellation',
      hint: 'Sold flights keep the terms that they were sold on.',
    },
    ...stepWords,
    baggage_kg: { label: 'Baggage, kg' },
    hand_kg: { label: 'Hand luggage, kg' },
    status: { label: 'Status' },
    expected_taken: { label: 'Seats that bookings have' },
    note: { label: 'Note' },
    code: { label: 'Code' },
  },
  same: [['flight_number', 'departure_date']],
});
