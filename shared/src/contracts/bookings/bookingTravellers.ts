import * as z from 'zod/mini';
import { collection, type Entity } from '../collection';
import { flag, id, integer, oneOf, optional, text, timestamp } from '../fields';
import { tagged, withData, withTags } from '../shown';

const fields = {
  /** From 1: which of the rooms they sleep in. */
  room_index: integer(1, 9),
  /** Exactly one of a booking leads: whoever becomes it ends the one before. */
  is_lead: flag,
};

/** What partners see of a traveller as well: who comes, and no number of a paper in full. */
export const travellerOfBooking = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  sex: oneOf(['m', 'f']),
  birthday: z.string(),
  nationality: id,
  /** Masked but for its last three characters. */
  passport_number: z.nullable(z.string()),
  passport_expires_at: z.nullable(z.string()),
});

/** Who travels. `pax_type` is how the hotel counts them; without a hotel, how the first flight does. */
export const bookingTravellers = collection({
  path: '/api/booking-travellers',
  partOf: '/api/bookings',
  entity: {
    id,
    booking_id: id,
    traveller_id: id,
    ...fields,
    pax_type: oneOf(['adult', 'child', 'infant']),
    ticket_number: z.nullable(z.string()),
    order: z.number(),
    created_at: timestamp,
    updated_at: timestamp,
    traveller: z.optional(z.nullable(travellerOfBooking)),
    ...tagged,
  },
  input: {
    booking_id: id,
    traveller_id: id,
    ...fields,
    ticket_number: optional(text(60)),
    order: integer(0, 1000),
  },
  create: ['booking_id', 'traveller_id'],
  defaults: { room_index: 1, is_lead: false, order: 0 },
  filters: { ...withTags, ...withData, booking_id: z.optional(id), traveller_id: z.optional(id) },
  sorts: [],
  reference: true,
});
export type BookingTraveller = Entity<typeof bookingTravellers>;
