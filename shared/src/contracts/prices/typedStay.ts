import * as z from '@itinera/shared/schema';
import { day, id, integer } from '../fields';
import { hasNightsOfStay, mostChildren } from './quotes';

const oldestChild = 17;

/** Parses `5, 9` as 5 and 9. */
export const agesIn = (typed: string): number[] => (typed.match(/\d+/g) ?? []).map(Number);

const ages = z.string().check(
  z.trim(),
  z.regex(/^(\d+([\s,;]+\d+)*)?$/, { error: 'Enter ages in years, such as 5, 9.' }),
  z.refine((typed) => agesIn(typed).every((age) => age <= oldestChild), {
    error: `Enter ages from 0 to ${oldestChild}.`,
  }),
  z.refine((typed) => agesIn(typed).length <= mostChildren, {
    error: `Enter at most ${mostChildren} ages.`,
  }),
);

/** A stay as a person types it, for a known hotel and partner: `ages` are those of the children, in one text. */
export const typedStay = z
  .strictObject({
    room_type_id: id,
    boarding_type_id: id,
    check_in: day,
    check_out: day,
    adults: integer(1, 9),
    ages,
    booking_date: day,
  })
  .check(hasNightsOfStay);
export type TypedStay = z.infer<typeof typedStay>;
