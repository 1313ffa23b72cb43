import * as z from '@itinera/shared/schema';
import { email } from '../auth';
import { collection, type Entity } from '../collection';
import { flag, id, oneOf, optional, text, timestamp } from '../fields';
import { tagged, withTags } from '../shown';

export const documentTypes = [
  'order_confirmation',
  'hotel_confirmation',
  'flight_tickets',
  'transfer_confirmation',
  'voucher',
  'invoice',
  'other',
] as const;

/** Types of documents that the partner of a booking may upload and read. */
export const partnerDocumentTypes: readonly string[] = ['hotel_confirmation', 'voucher'];

const type = oneOf(documentTypes);

/**
 * A document of a booking: its file is an upload of the kind `document`, read at `GET /api/documents/{upload_id}`. The same type again is the
 * next `version`.
 */
export const bookingDocuments = collection({
  path: '/api/booking-documents',
  partOf: '/api/bookings',
  entity: {
    id,
    booking_id: id,
    type,
    number: z.nullable(z.string()),
    upload_id: id,
    file_name: z.string(),
    /** File name on the uploader's device. */
    original_name: z.string(),
    version: z.number(),
    confirmed_at: z.nullable(timestamp),
    /** For staff: who has confirmed it, and to whom it was sent. */
    confirmed_by: z.optional(z.nullable(id)),
    sent_at: z.optional(z.nullable(timestamp)),
    sent_to: z.optional(z.nullable(z.string())),
    created_at: timestamp,
    updated_at: timestamp,
    ...tagged,
  },
  input: {
    booking_id: id,
    type,
    /** `file_name` from the answer of the upload. */
    file_name: text(200, 1),
    number: optional(text(60)),
    is_confirmed: flag,
  },
  create: ['booking_id', 'type', 'file_name'],
  filters: { ...withTags, booking_id: z.optional(id) },
  sorts: [],
  reference: true,
});
export type BookingDocument = Entity<typeof bookingDocuments>;

/** Body of `POST /api/booking-documents/{id}/sent`: records that it was sent, and to which address. */
export const sentInput = z.strictObject({ sent_to: email });
