import * as z from '@itinera/shared/schema';
import { currencyCode } from './currencies';
import { answer } from './envelope';
import { flag, integer } from './fields';
import { hotelDmcs } from './hotelDmcs';
import { exactRate } from './rates';

/** Another currency for what a partner has entered for a hotel, and how much of it one unit of the present one is. */
export const convertLinkForm = z.strictObject({ currency: currencyCode, rate: exactRate });

export type ConvertLink = z.infer<typeof convertLinkForm>;

/** Body of `POST /api/hotel-dmcs/{id}/convert`: without `apply` nothing is written. */
export const convertLinkInput = z.strictObject({
  ...convertLinkForm.shape,
  apply: z.optional(flag),
  /** The version of the prices that was seen; others are a conflict. */
  expected_version: z.optional(integer(0, 2_147_483_647)),
});

export const convertLinkPath = (id: string): string => `${hotelDmcs.path}/${id}/convert`;

/** What has amounts in the currency of a link. */
export const linkAmounts = [
  'price_cells',
  'base_prices',
  'boarding_supplements',
  'weekday_supplements',
  'special_prices',
  'offers',
  'cancellation_terms',
] as const;

/** What converting does to the amounts of a link, kind by kind. */
const linkConversion = z.object({
  from: z.string(),
  to: z.string(),
  rate: z.string(),
  version: z.number(),
  kinds: z.array(
    z.object({
      kind: z.enum(linkAmounts),
      /** How many entries change. */
      count: z.number(),
      /** The lowest amount, one in the middle, and the highest. */
      examples: z.array(z.object({ before_minor: z.number(), after_minor: z.number() })),
    }),
  ),
  /** How many bookings have stays at prices in the present currency; they keep them. */
  bookings: z.number(),
});
export type LinkConversion = z.infer<typeof linkConversion>;
export const linkConversionAnswer = answer(linkConversion);
