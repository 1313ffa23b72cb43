import * as z from '@itinera/shared/schema';
import { email } from '../auth';
import { collection, type Entity } from '../collection';
import { freeText, id, optional, optionalId, text, timestamp } from '../fields';
import { tagged, withTags } from '../shown';

/** Fields of the customer of a booking, as the form holds them. */
export const customerFields = {
  /** The traveller who is the customer, if they are in the list. */
  traveller_id: optionalId,
  name: text(120, 1),
  email: optional(email),
  phone: optional(text(30)),
  country_id: optionalId,
  address: optional(freeText(300)),
  note: optional(freeText(2000)),
};

/** Customers of bookings, added and deleted with them. For staff. */
export const bookingCustomers = collection({
  path: '/api/booking-customers',
  partOf: '/api/bookings',
  entity: {
    id,
    booking_id: id,
    traveller_id: z.nullable(id),
    name: z.string(),
    email: z.nullable(z.string()),
    phone: z.nullable(z.string()),
    country_id: z.nullable(id),
    address: z.nullable(z.string()),
    note: z.nullable(z.string()),
    created_at: timestamp,
    updated_at: timestamp,
    ...tagged,
  },
  input: customerFields,
  create: [],
  filters: { ...withTags, booking_id: z.optional(id) },
  sorts: [],
});
export type BookingCustomer = Entity<typeof bookingCustomers>;
