import * as z from 'zod/mini';
import { collection, type Entity, type FieldProblems } from '../collection';
import { freeText, id, money, optional, text, timestamp } from '../fields';
import { tagged, withTags } from '../shown';

const fields = { extra_net_minor: money, extra_sale_minor: money, discount_minor: money };

/** Price of a booking beside its services: extras, and a discount with its reason. Added and deleted with the booking. For staff. */
export const bookingPrices = collection({
  path: '/api/booking-prices',
  partOf: '/api/bookings',
  entity: {
    id,
    booking_id: id,
    ...fields,
    extra_label: z.nullable(z.string()),
    discount_reason: z.nullable(z.string()),
    created_at: timestamp,
    updated_at: timestamp,
    ...tagged,
  },
  input: { ...fields, extra_label: optional(text(120)), discount_reason: optional(freeText(200)) },
  create: [],
  defaults: { extra_net_minor: 0, extra_sale_minor: 0, discount_minor: 0 },
  filters: { ...withTags, booking_id: z.optional(id) },
  sorts: [],
  problemsIn: (price): FieldProblems =>
    price.discount_minor && !price.discount_reason ? { discount_reason: 'Say why there is a discount.' } : {},
});
export type BookingPrice = Entity<typeof bookingPrices>;
