import { expect, test } from '@jest/globals';
import { flightTimesProblem } from './flightTimes';

const flight = (departs: string, arrives: string) => {
  const [departure_date = '', departure_time = ''] = departs.split(' ');
  const [arrival_date = '', arrival_time = ''] = arrives.split(' ');
  return { departure_date, departure_time, arrival_date, arrival_time };
};
const known = { from: 'Europe/Riga', to: 'Europe/Istanbul' };
const unknown = { from: null, to: 'Europe/Istanbul' };

test('a flight that would arrive on the day before by its times is refused with the day that fits', () => {
  const night = flight('2027-06-12 23:30', '2027-06-12 01:10');
  for (const zones of [known, unknown])
    expect(flightTimesProblem(night, zones)).toEqual({ why: 'It would arrive before it leaves.', fits: 1 });
  for (const zones of [known, unknown])
    expect(flightTimesProblem(flight('2027-06-12 23:30', '2027-06-13 01:10'), zones)).toBeUndefined();
});

test('across the date line a flight arrives on the day before, if the zones of both airports say so', () => {
  const sameDay = flight('2027-06-12 20:00', '2027-06-13 06:00');
  expect(flightTimesProblem(sameDay, { from: 'Pacific/Auckland', to: 'Pacific/Honolulu' })?.fits).toBe(0);
  const samoa = flight('2027-06-12 10:00', '2027-06-11 15:00');
  expect(flightTimesProblem(samoa, { from: 'Pacific/Auckland', to: 'Pacific/Pago_Pago' })).toBeUndefined();
  expect(flightTimesProblem(samoa, { from: 'Pacific/Auckland', to: null })?.why).toContain(
    'enter the time zones',
  );
  expect(
    flightTimesProblem(flight('2027-06-12 17:00', '2027-06-12 11:00'), {
      from: 'Asia/Tokyo',
      to: 'America/Los_Angeles',
    }),
  ).toBeUndefined();
});

test('zones refuse what local times alone would accept, including daylight saving time', () => {
  // Both are in Central European Time: arriving an hour earlier is impossible.
  const early = flight('2027-06-12 10:00', '2027-06-12 09:00');
  expect(flightTimesProblem(early, { from: 'Europe/Berlin', to: 'Europe/Paris' })).toBeDefined();
  expect(flightTimesProblem(early, { from: 'Europe/Berlin', to: 'Atlantic/Azores' })).toBeUndefined();
  expect(flightTimesProblem(early, unknown)).toBeUndefined();
  const overNight = flight('2027-03-28 02:30', '2027-03-28 04:00');
  expect(flightTimesProblem(overNight, { from: 'Europe/Riga', to: 'Europe/Riga' })).toBeUndefined();
  expect(flightTimesProblem(flight('2027-06-12 10:00', '2027-06-14 12:00'), known)).toEqual({
    why: 'It would take more than a day.',
    fits: 0,
  });
});
