import * as z from '@itinera/shared/schema';
import { collection, type Entity } from './collection';
import { defaultLocale, freeText, id, locale, timestamp } from './fields';
import { tagged, withTags } from './shown';

/** Highest length of a description. */
export const longestDescription = 10_000;
const description = freeText(longestDescription);

/** Description of a hotel, one per locale: plain text with paragraphs. */
export const hotelDescriptions = collection({
  path: '/api/hotel-descriptions',
  partOf: '/api/hotels',
  entity: {
    id,
    hotel_id: id,
    locale,
    description: z.string(),
    created_at: timestamp,
    updated_at: timestamp,
    ...tagged,
  },
  input: { hotel_id: id, locale, description },
  create: ['hotel_id', 'description'],
  defaults: { locale: defaultLocale },
  filters: { ...withTags, hotel_id: z.optional(id), locale: z.optional(locale) },
  sorts: ['locale'],
  reference: true,
});

/** The descriptions of a hotel, as one form holds them. */
export const descriptionsOfHotel = z.strictObject({ en: description, ru: description });
export type HotelDescription = Entity<typeof hotelDescriptions>;
