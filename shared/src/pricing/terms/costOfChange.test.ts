import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { addDays } from '@itinera/shared/contracts';
import { costOfChange, droppedBy, type StayExtent } from './costOfChange';

/** Five nights for 1,000.00, of which cancelling costs 400.00 from a week before, and all from two days before. */
const stay: StayExtent = { check_in: '2027-06-10', check_out: '2027-06-15', rooms: 2, guests: 3 };
const nightly = [10_000, 10_000, 10_000, 10_000, 60_000];
const [week, twoDays] = ['2027-06-03T15:00:00.000Z', '2027-06-08T15:00:00.000Z'];
const sold = {
  price_minor: 100_000,
  stages: [
    { from: null, cost_minor: 0 },
    { from: week, cost_minor: 40_000 },
    { from: twoDays, cost_minor: 100_000 },
  ],
};
const cost = (
  change: Partial<StayExtent> | 'removed',
  at = week,
  nights: readonly number[] | null = nightly,
) => {
  const after = change === 'removed' ? change : { ...stay, ...change };
  return costOfChange(sold, droppedBy(stay, after, nights ?? undefined), at).now_minor;
};

test.each<[string, Partial<StayExtent> | 'removed', number]>([
  ['the first night', { check_in: '2027-06-11' }, 4_000],
  ['the last night, which is dearer', { check_out: '2027-06-14' }, 24_000],
  ['two nights, by moving the stay', { check_in: '2027-06-12', check_out: '2027-06-17' }, 8_000],
  ['all nights, by moving it further', { check_in: '2027-06-15', check_out: '2027-06-20' }, 40_000],
  ['one of two rooms', { rooms: 1 }, 20_000],
  ['one of three guests', { guests: 2 }, 13_333],
  ['the last night of all rooms and one room of the others', { check_out: '2027-06-14', rooms: 1 }, 32_000],
  ['all of it', 'removed', 40_000],
  ['nothing, by a longer stay', { check_in: '2027-06-08', check_out: '2027-06-20' }, 0],
  ['nothing, by more rooms and guests', { rooms: 3, guests: 4 }, 0],
  ['one room, though nights are added', { check_out: '2027-06-20', rooms: 1 }, 20_000],
])('dropping %s costs that share of a cancellation', (_name, change, expected) => {
  expect(cost(change)).toBe(expected);
});

test('before the deadline it is free, and later it costs what the terms say then', () => {
  const dropped = droppedBy(stay, { ...stay, check_out: '2027-06-14' }, nightly);
  expect(dropped).toMatchObject({ nights: 1, rooms: 0, guests: 0 });
  expect(costOfChange(sold, dropped, '2027-06-03T14:59:59.999Z')).toEqual({
    now_minor: 0,
    free_until: week,
    next: { from: week, cost_minor: 24_000 },
  });
  expect(costOfChange(sold, dropped, twoDays)).toMatchObject({ now_minor: 60_000, next: null });
});

test('nights whose prices are not known, or all free, are equal parts', () => {
  expect(cost({ check_out: '2027-06-14' }, week, null)).toBe(8_000);
  expect(cost({ check_out: '2027-06-14' }, week, [1, 2])).toBe(8_000);
  expect(cost({ check_out: '2027-06-14' }, week, [0, 0, 0, 0, 0])).toBe(8_000);
});

test('a cost is rounded once, and is never more than what is dropped', () => {
  const third = droppedBy({ ...stay, rooms: 3 }, { ...stay, rooms: 2 });
  const of = (price_minor: number, cost_minor: number) =>
    costOfChange({ price_minor, stages: [{ from: null, cost_minor }] }, third, week).now_minor;
  expect(of(1_000, 500)).toBe(167);
  expect(of(1_000, 1_000)).toBe(333);
  expect(of(1_000, 4_000)).toBe(333);
  expect(of(1_000_000_000_000, 1_000_000_000_000)).toBe(333_333_333_333);
});

const anyExtent = fc
  .record({
    first: fc.nat({ max: 20 }),
    nights: fc.integer({ min: 1, max: 10 }),
    rooms: fc.integer({ min: 1, max: 9 }),
    guests: fc.integer({ min: 1, max: 15 }),
  })
  .map(({ first, nights, rooms, guests }) => ({
    check_in: addDays('2027-06-01', first),
    check_out: addDays('2027-06-01', first + nights),
    rooms,
    guests,
  }));

test('any change costs nothing if nothing is dropped, and at most what removing the stay does', () =>
  fc.assert(
    fc.property(
      anyExtent,
      anyExtent,
      fc.array(fc.nat({ max: 1_000_000_000 }), { minLength: 1, maxLength: 10 }),
      fc.nat({ max: 1_000_000_000 }),
      (before, after, nights, cost_minor) => {
        const frozen = { price_minor: 1_000_000_000, stages: [{ from: null, cost_minor }] };
        const dropped = droppedBy(before, after, nights);
        const { now_minor } = costOfChange(frozen, dropped, week);
        expect(now_minor).toBeLessThanOrEqual(
          costOfChange(frozen, droppedBy(before, 'removed', nights), week).now_minor,
        );
        expect(dropped.part).toBeLessThanOrEqual(dropped.whole);
        if (dropped.nights + dropped.rooms + dropped.guests === 0)
          expect([dropped.part, now_minor]).toEqual([0, 0]);
      },
    ),
  ));
