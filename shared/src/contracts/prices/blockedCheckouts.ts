import * as z from '@itinera/shared/schema';
import { collection, type Entity } from '../collection';
import { daysInOrderProblems } from '../daysInOrder';
import { day, flag, freeText, id, optional, optionalId, queryFlag, timestamp } from '../fields';
import { tagged, withTags } from '../shown';
import { weekdayProblems } from './inOrder';
import { weekdays } from './weekdays';

const fields = {
  hotel_id: id,
  start_date: day,
  end_date: day,
  /** Empty means each day. */
  weekdays,
  is_active: flag,
};

/** Days on which no stay may end, both included. Without a partner it applies to all, and partners can only read it. */
export const blockedCheckouts = collection({
  path: '/api/blocked-checkouts',
  entity: {
    id,
    ...fields,
    dmc_id: z.nullable(id),
    room_type_id: z.nullable(id),
    reason: z.nullable(z.string()),
    created_at: timestamp,
    updated_at: timestamp,
    ...tagged,
  },
  input: { ...fields, dmc_id: optionalId, room_type_id: optionalId, reason: optional(freeText(200)) },
  create: ['hotel_id', 'start_date', 'end_date'],
  defaults: { weekdays: [], is_active: true },
  filters: {
    ...withTags,
    hotel_id: z.optional(id),
    /** Includes those for all partners. */
    dmc_id: z.optional(id),
    is_active: z.optional(queryFlag),
  },
  sorts: ['start_date'],
  reference: true,
  problemsIn: (block) => ({
    ...daysInOrderProblems(block, 'start_date', 'end_date'),
    ...weekdayProblems(block, 'weekdays'),
  }),
});
export type BlockedCheckout = Entity<typeof blockedCheckouts>;
