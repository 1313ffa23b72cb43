import { expect, test } from '@jest/globals';
import { instantAt } from './instantAt';

test.each([
  ['UTC', '2027-05-12', 18, '2027-05-12T18:00:00.000Z'],
  ['Europe/Riga', '2027-05-12', 18, '2027-05-12T15:00:00.000Z'],
  ['Europe/Riga', '2027-01-12', 18, '2027-01-12T16:00:00.000Z'],
  ['Europe/Riga', '2027-05-12', 24, '2027-05-12T21:00:00.000Z'],
  // Clocks go from 3:00 to 4:00.
  ['Europe/Riga', '2027-03-28', 3, '2027-03-28T01:00:00.000Z'],
  ['Europe/Riga', '2027-03-28', 4, '2027-03-28T01:00:00.000Z'],
  // Clocks go from 4:00 back to 3:00.
  ['Europe/Riga', '2027-10-31', 3, '2027-10-31T01:00:00.000Z'],
  ['Europe/Riga', '2027-10-31', 4, '2027-10-31T02:00:00.000Z'],
  ['Pacific/Kiritimati', '2027-05-12', 0, '2027-05-11T10:00:00.000Z'],
  ['Pacific/Pago_Pago', '2027-05-12', 24, '2027-05-13T11:00:00.000Z'],
  ['Asia/Kathmandu', '2028-02-29', 12, '2028-02-29T06:15:00.000Z'],
  // Half an hour of daylight saving time.
  ['Australia/Lord_Howe', '2027-04-04', 1, '2027-04-03T14:00:00.000Z'],
])('%s, %s at %d o’clock is %s', (zone, day, hour, instant) => {
  expect(new Date(instantAt(zone, day, hour)).toISOString()).toBe(instant);
});
