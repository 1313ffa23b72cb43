import * as z from 'zod/mini';
import { collection, type Entity } from './collection';
import { defaultLocale, freeText, id, locale, timestamp } from './fields';

/** Description of a hotel, one per locale: plain text with paragraphs. */
export const hotelDescriptions = collection({
  path: '/api/hotel-descriptions',
  entity: { id, hotel_id: id, locale, description: z.string(), created_at: timestamp, updated_at: timestamp },
  input: { hotel_id: id, locale, description: freeText(10_000) },
  create: ['hotel_id', 'description'],
  defaults: { locale: defaultLocale },
  filters: { hotel_id: z.optional(id), locale: z.optional(locale) },
  sorts: ['locale'],
  reference: true,
});
export type HotelDescription = Entity<typeof hotelDescriptions>;
