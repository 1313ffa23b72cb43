import * as z from '@itinera/shared/schema';
import { collection, type Entity } from '../collection';
import { daysInOrderProblems } from '../daysInOrder';
import { day, flag, freeText, id, oneOf, optional, optionalId, queryFlag, timestamp } from '../fields';
import { tagged, withTags } from '../shown';
import { weekdayProblems } from './inOrder';
import { weekdays } from './weekdays';

const fields = {
  hotel_id: id,
  start_date: day,
  end_date: day,
  /** `stay`: no night in the range; `arrival`: no check-in in the range. */
  applies_to: oneOf(['stay', 'arrival']),
  /** Of the stopped nights or arrivals; empty means each day. */
  weekdays,
  is_active: flag,
};

/** Days on which a hotel is not sold, both included. Without a partner it applies to all, and partners can only read it. */
export const stopSales = collection({
  path: '/api/stop-sales',
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
  defaults: { applies_to: 'stay', weekdays: [], is_active: true },
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
  problemsIn: (stop) => ({
    ...daysInOrderProblems(stop, 'start_date', 'end_date'),
    ...weekdayProblems(stop, 'weekdays'),
  }),
});
export type StopSale = Entity<typeof stopSales>;
