import * as z from '@itinera/shared/schema';
import { collection, type Entity, type FieldProblems } from '../collection';
import { flag, freeText, id, money, optional, text, timestamp } from '../fields';
import { freeProblems } from '../freeProblems';
import { tagged, withTags } from '../shown';

const fields = { extra_net_minor: money, extra_sale_minor: money, discount_minor: money, is_free: flag };

interface Extras {
  extra_label?: string | null | undefined;
  extra_net_minor?: number | undefined;
  extra_sale_minor?: number | undefined;
}

/** What is paid for extras, where there are any. */
export const extrasIn = ({ extra_label, extra_net_minor, extra_sale_minor }: Extras) =>
  extra_label || extra_net_minor || extra_sale_minor ? { extra_sale_minor } : {};

/**
 * Price of a booking beside its services: extras, and a discount with its reason; `is_free` says that extras of 0 are meant. Added and
 * deleted with the booking. For staff.
 */
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
  defaults: { extra_net_minor: 0, extra_sale_minor: 0, discount_minor: 0, is_free: false },
  filters: { ...withTags, booking_id: z.optional(id) },
  sorts: [],
  problemsIn: (price): FieldProblems => ({
    ...freeProblems(extrasIn(price), price.is_free),
    ...(price.discount_minor && !price.discount_reason
      ? { discount_reason: 'Say why there is a discount.' }
      : {}),
  }),
});
export type BookingPrice = Entity<typeof bookingPrices>;
