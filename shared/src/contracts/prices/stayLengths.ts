import * as z from '@itinera/shared/schema';
import { collection, type Entity, type FieldProblems } from '../collection';
import { daysInOrderProblems } from '../daysInOrder';
import {
  day,
  flag,
  freeText,
  id,
  integer,
  oneOf,
  optional,
  optionalId,
  queryFlag,
  timestamp,
} from '../fields';
import { tagged, withTags } from '../shown';
import { numbersInOrderProblems, weekdayProblems } from './inOrder';
import { mostNightsOfStay } from './periods';
import { weekdays } from './weekdays';

const fields = {
  hotel_id: id,
  start_date: day,
  end_date: day,
  /** Empty means each day. */
  weekdays,
  /** `arrival`: of stays that check in on such a day; `through`: of stays with such a night. */
  applies_to: oneOf(['arrival', 'through']),
  /** At least one of the two. */
  min_nights: z.nullable(integer(1, 30)),
  max_nights: z.nullable(integer(1, mostNightsOfStay)),
  is_active: flag,
};

interface Draft {
  min_nights?: number | null | undefined;
  max_nights?: number | null | undefined;
}

const limitProblems = ({ min_nights = null, max_nights = null }: Draft): FieldProblems =>
  min_nights === null && max_nights === null
    ? { min_nights: 'Enter the fewest nights, the most, or both.' }
    : {};

/**
 * How long stays over some days are, both included; beside the limits of the period in which a stay arrives. Without a partner it applies to
 * all, and partners can only read it.
 */
export const stayLengths = collection({
  path: '/api/stay-lengths',
  entity: {
    id,
    ...fields,
    dmc_id: z.nullable(id),
    room_type_id: z.nullable(id),
    boarding_type_id: z.nullable(id),
    reason: z.nullable(z.string()),
    created_at: timestamp,
    updated_at: timestamp,
    ...tagged,
  },
  input: {
    ...fields,
    dmc_id: optionalId,
    room_type_id: optionalId,
    boarding_type_id: optionalId,
    reason: optional(freeText(200)),
  },
  create: ['hotel_id', 'start_date', 'end_date'],
  defaults: { weekdays: [], applies_to: 'arrival', min_nights: null, max_nights: null, is_active: true },
  filters: {
    ...withTags,
    hotel_id: z.optional(id),
    /** Includes those for all partners. */
    dmc_id: z.optional(id),
    is_active: z.optional(queryFlag),
  },
  sorts: ['start_date', 'created_at'],
  reference: true,
  partOf: '/api/hotels',
  problemsIn: (length) => ({
    ...daysInOrderProblems(length, 'start_date', 'end_date'),
    ...weekdayProblems(length, 'weekdays'),
    ...limitProblems(length),
    ...numbersInOrderProblems(length, 'min_nights', 'max_nights'),
  }),
});
export type StayLength = Entity<typeof stayLengths>;
