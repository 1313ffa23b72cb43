import {
  addDays,
  nightsBetween,
  weekdayOf,
  type BlockSeat,
  type CreateInput,
  type blockSeats,
} from '@itinera/shared/contracts';

type NewBlock = CreateInput<typeof blockSeats>;

export const mostRepeats = 200;

/** Days of a series between two days inclusive, on these weekdays (1 is Monday). */
export function daysOfSeries(from: string, to: string, weekdays: ReadonlySet<number>): string[] {
  const count = nightsBetween(from, to) + 1;
  return Array.from({ length: Math.max(0, count) }, (_, index) => addDays(from, index)).filter((day) =>
    weekdays.has(weekdayOf(day)),
  );
}

/** A block repeated on another day: released the same number of days before departure, not paired. */
export function blockOn(block: BlockSeat, day: string): NewBlock {
  const {
    carrier_id,
    flight_number,
    direction,
    origin_airport_id,
    destination_airport_id,
    departure_date,
    departure_time,
    arrival_time,
    arrival_day_offset,
    block_type,
    seats_total,
    release_date,
    adult_net_minor,
    child_net_minor,
    infant_net_minor,
    currency,
    adult_sale_minor,
    child_sale_minor,
    infant_sale_minor,
    is_free,
    cancellation_steps,
    baggage_kg,
    hand_kg,
    note,
  } = block;
  return {
    carrier_id,
    flight_number,
    direction,
    origin_airport_id,
    destination_airport_id,
    departure_date: day,
    departure_time,
    arrival_time,
    arrival_day_offset,
    block_type,
    seats_total,
    release_date: release_date && addDays(day, nightsBetween(departure_date, release_date)),
    adult_net_minor,
    child_net_minor,
    infant_net_minor,
    currency,
    adult_sale_minor,
    child_sale_minor,
    infant_sale_minor,
    is_free,
    cancellation_steps,
    baggage_kg,
    hand_kg,
    note,
  };
}
