import * as fc from 'fast-check';
import type { BookWeekdaySupplement } from '../book';
import { boarding, boardings, mostly, orNull, range, room, rooms } from './parts';

const someDays = fc.option(
  range(-20, 40, 60).map(([stay_from, stay_to]) => ({ stay_from, stay_to })),
  { nil: { stay_from: null, stay_to: null }, freq: 2 },
);

/** Dearer and cheaper nights; some reductions are above any price. */
export const weekdaySupplement = fc
  .record({
    weekdays: fc.constantFrom<number[]>([5, 6], [6], [1, 2, 3], [7], [1, 2, 3, 4, 5, 6, 7]),
    change: fc.constantFrom('per_room', 'per_person', 'percent'),
    value: fc.integer({ min: -9_000, max: 9_000 }).filter((value) => value !== 0),
    days: someDays,
    room_type_ids: fc.constantFrom<string[]>([], [], [rooms[0]], [rooms[0], rooms[1]]),
    boarding_type_ids: fc.constantFrom<string[]>([], [], [boardings[1], boardings[2]]),
    is_active: mostly(true),
  })
  .map(
    ({ value, days, ...more }) =>
      ({
        ...more,
        ...days,
        amount_minor: more.change === 'percent' ? 0 : value,
        percent_bp: more.change === 'percent' ? value : 0,
      }) satisfies Omit<BookWeekdaySupplement, 'id'>,
  );

const limits = fc.constantFrom(
  { min_nights: 4, max_nights: null },
  { min_nights: null, max_nights: 8 },
  { min_nights: 3, max_nights: 5 },
);

export const stayLength = fc
  .record({
    room_type_id: orNull(room),
    boarding_type_id: orNull(boarding),
    days: range(0, 60, 10),
    weekdays: fc.constantFrom<number[]>([], [], [6], [5, 6, 7]),
    applies_to: fc.constantFrom('arrival', 'through'),
    limits,
    is_active: mostly(true),
  })
  .map(({ days: [start_date, end_date], limits: { min_nights, max_nights }, ...more }) => ({
    ...more,
    start_date,
    end_date,
    min_nights,
    max_nights,
  }));
