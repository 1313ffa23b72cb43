import * as z from '@itinera/shared/schema';
import { collection, type Entity } from '../collection';
import { flag, id, integer, oneOf, optional, text, timestamp } from '../fields';
import { tagged, withData, withTags } from '../shown';

const fields = {
  /** Room of the traveller, from 1. */
  room_index: integer(1, 9),
  /** Exactly one traveller of a booking is the lead: setting it clears the previous one. */
  is_lead: flag,
};

/** Fields of a traveller that partners may see, without complete numbers of documents. */
const travellerOfBooking = z.object({
  id,
  first_name: z.string(),
  last_name: z.string(),
  sex: oneOf(['m', 'f']),
  birthday: z.string(),
  nationality: id,
  /** Masked except for its last three characters. */
  passport_number: z.nullable(z.string()),
  passport_expires_at: z.nullable(z.string()),
});

/** Travellers of bookings. `pax_type` is the age group by the hotel, or without a hotel by the first flight. */
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
