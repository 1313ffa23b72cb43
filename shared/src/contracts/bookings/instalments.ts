import * as z from 'zod/mini';
import { collection, type Entity } from '../collection';
import { answer } from '../envelope';
import { day, id, integer, money, text, timestamp } from '../fields';
import { tagged, withTags } from '../shown';

/** What is due earlier or later than that is a typing error. */
const dueDay = day.check(
  z.refine((date) => date >= '2000-01-01' && date <= '2099-12-31', {
    error: 'Check the year: enter a day from 2000 to 2099.',
  }),
);

const fields = { due_date: day, amount_minor: money, order: integer(0, 1000) };

/**
 * What the customer should pay, and when. What is received fills them from the oldest due date; `received_minor` is this one's share.
 * Only for staff.
 */
export const instalments = collection({
  path: '/api/instalments',
  partOf: '/api/bookings',
  entity: {
    id,
    booking_id: id,
    ...fields,
    label: z.string(),
    received_minor: z.number(),
    /** What is due of it: its amount, less what the plan is more than the total. */
    due_minor: z.number(),
    created_at: timestamp,
    updated_at: timestamp,
    ...tagged,
  },
  input: { booking_id: id, ...fields, due_date: dueDay, label: text(80, 1) },
  create: ['booking_id', 'label', 'due_date', 'amount_minor'],
  defaults: { order: 0 },
  filters: { ...withTags, booking_id: z.optional(id) },
  sorts: [],
  reference: true,
});
export type Instalment = Entity<typeof instalments>;

/** Body of `POST /api/bookings/{id}/instalment-plan`: makes the plan that settings describe, in place of the one there is. */
export const instalmentPlanInput = z.strictObject({});
export const instalmentPlanAnswer = answer(z.array(instalments.entity));
