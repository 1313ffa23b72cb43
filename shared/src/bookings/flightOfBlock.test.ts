import { expect, test } from '@jest/globals';
import { flightOfBlock } from './flightOfBlock';

test("a flight of a block has the block's days, also if it arrives on another one", () => {
  const block = {
    direction: 'return',
    carrier_id: 'carrier',
    flight_number: 'BT 652',
    origin_airport_id: 'AYT',
    destination_airport_id: 'RIX',
    departure_date: '2027-02-28',
    departure_time: '23:10',
    arrival_time: '03:20',
  } as const;
  expect(flightOfBlock({ ...block, arrival_day_offset: 1 })).toEqual({
    ...block,
    arrival_date: '2027-03-01',
  });
  // Across the date line.
  expect(flightOfBlock({ ...block, arrival_day_offset: -1 }).arrival_date).toBe('2027-02-27');
});
