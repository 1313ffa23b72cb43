import * as z from '@itinera/shared/schema';
import { answer } from './envelope';
import { oneOf } from './fields';
import { hotels } from './hotels';

/** What a duplicate of a hotel takes along on request, in the order in which it is written. */
export const hotelCopyParts = [
  'rooms',
  'themes',
  'features',
  'descriptions',
  'airports',
  'partners',
  'grid',
  'prices',
  'offers',
  'restrictions',
  'allotments',
] as const;
export type HotelCopyPart = (typeof hotelCopyParts)[number];

const sold: readonly HotelCopyPart[] = ['rooms', 'partners'];

/** Other parts that a part refers to. */
export const neededFor: Readonly<Partial<Record<HotelCopyPart, readonly HotelCopyPart[]>>> = {
  grid: sold,
  prices: [...sold, 'grid'],
  offers: sold,
  restrictions: sold,
  allotments: sold,
};

const missingIn = (parts: readonly HotelCopyPart[]): HotelCopyPart | undefined =>
  parts.flatMap((part) => neededFor[part] ?? []).find((part) => !parts.includes(part));

const parts = z.array(oneOf(hotelCopyParts), { error: 'Send a list of parts.' }).check(
  z.refine((chosen) => new Set(chosen).size === chosen.length, { error: 'Choose each one only once.' }),
  z.refine((chosen) => missingIn(chosen) === undefined, {
    error: ({ input }) => `Add ${missingIn(input as HotelCopyPart[])}: other parts refer to it.`,
  }),
);

const { name, url_pretty_name } = hotels.createInput.shape;

/** Body of `POST /api/hotels/{id}/duplicate`: the new hotel differs in name and address. An empty address is made from the name. */
export const duplicateHotelInput = z.strictObject({ name, url_pretty_name, parts: z.optional(parts) });

/** Why a duplicate of a hotel that is called `original` can't have a name, if it can't: both are in the same place. */
export const duplicateNameProblem = (name: string, original: string): string | undefined =>
  name.toLowerCase() === original.toLowerCase() ? 'The duplicate needs a name of its own.' : undefined;

/** Form of a duplicate of a hotel that is called so. */
export const duplicateHotelForm = (original: string) =>
  z.strictObject({
    name: name.check(
      z.refine((typed) => duplicateNameProblem(typed, original) === undefined, {
        error: ({ input }) => duplicateNameProblem(String(input), original),
      }),
    ),
    url_pretty_name,
    parts,
  });
export type DuplicateHotel = z.infer<ReturnType<typeof duplicateHotelForm>>;

export const duplicateHotelPath = (id: string): string => `${hotels.path}/${id}/duplicate`;

/** What the parts consist of, and images, which no duplicate takes along. */
const hotelCopyKinds = [
  'room_types',
  'boarding_types',
  'themes',
  'features',
  'descriptions',
  'airports',
  'partners',
  'rows',
  'periods',
  'prices',
  'base_prices',
  'supplements',
  'weekday_supplements',
  'offers',
  'special_prices',
  'cancellation_terms',
  'hotel_charges',
  'stop_sales',
  'blocked_checkouts',
  'stay_lengths',
  'allotments',
  'allotment_days',
  'images',
] as const;
export type HotelCopyKind = (typeof hotelCopyKinds)[number];

/** What there is to take along, at `GET /api/hotels/{id}/duplicate`. */
const hotelCopyPreview = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(hotelCopyKinds),
      count: z.number(),
      /** How many are not: over, of a room or boarding that the hotel has no longer, or of a partner that does not offer it. */
      skipped: z.number(),
    }),
  ),
});
export type HotelCopyPreview = z.infer<typeof hotelCopyPreview>;
export const hotelCopyPreviewAnswer = answer(hotelCopyPreview);

/** Entries that one duplicate takes along at most. */
export const mostCopied = 10_000;
