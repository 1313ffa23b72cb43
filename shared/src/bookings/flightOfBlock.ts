import { addDays, type BlockSeat } from '@itinera/shared/contracts';

type Block = Pick<
  BlockSeat,
  | 'direction'
  | 'carrier_id'
  | 'flight_number'
  | 'origin_airport_id'
  | 'destination_airport_id'
  | 'departure_date'
  | 'departure_time'
  | 'arrival_day_offset'
  | 'arrival_time'
>;

/** A flight with seats of a block copies the block's flight. */
export const flightOfBlock = (block: Block) => ({
  direction: block.direction,
  carrier_id: block.carrier_id,
  flight_number: block.flight_number,
  origin_airport_id: block.origin_airport_id,
  destination_airport_id: block.destination_airport_id,
  departure_date: block.departure_date,
  departure_time: block.departure_time,
  arrival_date: addDays(block.departure_date, block.arrival_day_offset),
  arrival_time: block.arrival_time,
});
