import { expect, test } from '@jest/globals';
import { aBlock } from '../testing';
import { routesOf } from './routesOf';

const block = (flight_number: string, departure_date: string, departure_time = '06:25') =>
  aBlock({ flight_number, departure_date, departure_time });

test('flights of one number and route are one row, in the order of routes and times; a day can have several blocks', () => {
  const blocks = [
    block('BT 7012', '2099-06-01', '20:00'),
    block('BT 7010', '2099-06-08'),
    block('BT 7010', '2099-06-01'),
    block('BT 7010', '2099-06-01'),
  ];
  const rows = routesOf(blocks);
  expect(rows.map(({ flight, route }) => `${flight} ${route}`)).toEqual(['BT 7010 … → …', 'BT 7012 … → …']);
  const way = (from: string, to: string, time: string) => ({
    ...block(`BT ${time}`, '2099-06-01', time),
    origin_airport: { iata_code: from } as never,
    destination_airport: { iata_code: to } as never,
  });
  const both = routesOf([way('AYT', 'RIX', '11:40'), way('RIX', 'LCA', '05:00'), way('RIX', 'AYT', '06:25')]);
  expect(both.map(({ route }) => route)).toEqual(['RIX → AYT', 'AYT → RIX', 'RIX → LCA']);
  expect(rows[0]?.days.get('2099-06-01')).toHaveLength(2);
  expect(rows[0]?.days.get('2099-06-08')).toHaveLength(1);
});
