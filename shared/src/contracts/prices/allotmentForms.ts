import * as z from '@itinera/shared/schema';
import { day, integer, oneOf } from '../fields';
import { mostRooms } from './allotments';

const weekdays = z.array(integer(1, 7)).check(z.minLength(1, { error: 'Choose at least one weekday.' }));

/** Rooms of selected nights on some weekdays: set to a number, or so many more or less. */
export const changeRoomsForm = z.strictObject({
  change: oneOf(['set', 'add', 'take']),
  rooms: integer(0, mostRooms),
  weekdays,
});
export type ChangeRooms = z.infer<typeof changeRoomsForm>;

/** Rooms of a month to copy, to the same dates or the same weekdays of another one; months by their first day. */
export const copyMonthForm = z.strictObject({ to: day, days: oneOf(['weekdays', 'dates']) });
export type CopyMonth = z.infer<typeof copyMonthForm>;
