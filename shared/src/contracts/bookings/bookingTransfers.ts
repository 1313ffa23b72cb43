import * as z from '@itinera/shared/schema';
import { collection, type Entity } from '../collection';
import {
  flag,
  freeText,
  id,
  integer,
  money,
  oneOf,
  optional,
  optionalId,
  text,
  timeOfDay,
  timestamp,
} from '../fields';
import { freeProblems } from '../freeProblems';
import { costStage, termsOfStay } from '../prices/cancellationTerms';
import { tagged, withTags } from '../shown';

const fields = {
  type: oneOf(['group', 'private', 'vip']),
  direction: oneOf(['both', 'in', 'out']),
  pax: integer(1, 99),
  price_type: oneOf(['per_person', 'per_transfer']),
  /** For the whole transfer, in the currency of the booking; null: on request. */
  net_minor: z.nullable(money),
};

/** Transfer of a booking, at most one. */
export const bookingTransfers = collection({
  path: '/api/booking-transfers',
  partOf: '/api/bookings',
  entity: {
    id,
    booking_id: id,
    ...fields,
    provider: z.nullable(z.string()),
    airport_id: z.nullable(id),
    pickup_time: z.nullable(z.string()),
    net_minor: z.optional(z.nullable(z.number())),
    sale_minor: z.optional(z.nullable(z.number())),
    /** Whether a sale of 0 is meant. */
    is_free: z.optional(flag),
    note: z.nullable(z.string()),
    /** Terms of cancellation of the hotel that it was sold on, in the currency of the booking; null: charged by hand. */
    cancellation: z.optional(z.nullable(termsOfStay)),
    /** What the customer is charged by them. */
    customer_cancellation: z.optional(z.nullable(z.array(costStage))),
    created_at: timestamp,
    updated_at: timestamp,
    ...tagged,
  },
  input: {
    booking_id: id,
    ...fields,
    provider: optional(text(120)),
    airport_id: optionalId,
    pickup_time: optional(timeOfDay),
    sale_minor: z.nullable(money),
    is_free: flag,
    note: optional(freeText(500)),
  },
  create: ['booking_id', 'type', 'pax'],
  defaults: {
    direction: 'both',
    price_type: 'per_person',
    net_minor: null,
    sale_minor: null,
    is_free: false,
  },
  filters: { ...withTags, booking_id: z.optional(id) },
  sorts: [],
  problemsIn: ({ sale_minor, is_free }) => freeProblems({ sale_minor }, is_free),
});
/** The transfer within a new booking. */
export const transferOfBooking = z.strictObject({
  type: fields.type,
  pax: fields.pax,
  airport_id: z.optional(id),
  /** Absent: the hotel's transfer price from this airport. */
  net_minor: z.optional(money),
  sale_minor: z.optional(money),
  is_free: z.optional(flag),
});

export type BookingTransfer = Entity<typeof bookingTransfers>;
