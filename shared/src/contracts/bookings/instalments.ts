import * as z from '@itinera/shared/schema';
import { collection, type Entity } from '../collection';
import { answer } from '../envelope';
import { day, id, integer, money, text, timestamp } from '../fields';
import { tagged, withTags } from '../shown';

/** Due days outside of these limits are typing errors. */
const dueDay = day.check(
  z.refine((date) => date >= '2000-01-01' && date <= '2099-12-31', {
    error: 'Check the year: enter a day from 2000 to 2099.',
  }),
);

const fields = { due_date: day, amount_minor: money, order: integer(0, 1000) };

/** Customer instalments. Received amounts fill them from the oldest due date; `received_minor` is the share of this one. For staff. */
export const instalments = collection({
  path: '/api/instalments',
  partOf: '/api/bookings',
  entity: {
    id,
    booking_id: id,
    ...fields,
    label: z.string(),
    received_minor: z.number(),
    /** Due amount: the instalment minus what the plan exceeds the total by. */
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

/** Body of `POST /api/bookings/{id}/instalment-plan`: replaces the instalments by the plan of the settings. */
export const instalmentPlanInput = z.strictObject({});
export const instalmentPlanAnswer = answer(z.array(instalments.entity));
