import * as z from '@itinera/shared/schema';
import { collection, type Entity } from './collection';
import { freeText, id, integer, optional, timestamp } from './fields';

/** Uploads get random names, so a name of another form was never uploaded. */
const imageFileName = z
  .string({ error: 'Upload the picture first, then give its file_name.' })
  .check(z.regex(/^[\w-]{22}\.webp$/, { error: 'Upload the picture first, then give its file_name.' }));

/** The images of hotels. The first in `order`, which starts at 1, is the cover. */
export const hotelImages = collection({
  path: '/api/hotel-images',
  partOf: '/api/hotels',
  entity: {
    id,
    hotel_id: id,
    file_name: z.string(),
    order: z.number(),
    /** Alternative text; null: not described. */
    alt: z.nullable(z.string()),
    created_at: timestamp,
    updated_at: timestamp,
  },
  input: { hotel_id: id, file_name: imageFileName, order: integer(1, 10_000), alt: optional(freeText(200)) },
  create: ['hotel_id', 'file_name'],
  filters: { hotel_id: z.optional(id) },
  sorts: ['order', 'created_at'],
});

export const hotelImage = hotelImages.entity;
export type HotelImage = Entity<typeof hotelImages>;
