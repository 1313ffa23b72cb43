import * as z from '@itinera/shared/schema';
import { freeText } from '../fields';

/** Kinds of entries that can have custom fields. */
export const customEntities = ['booking', 'traveller', 'hotel', 'payment', 'user', 'block_seat'] as const;
export type CustomEntity = (typeof customEntities)[number];

export const customKey = z.string().check(
  z.regex(/^[a-z][a-z0-9_]{1,39}$/, {
    error: 'Use 2 to 40 lowercase letters, digits and underscores, beginning with a letter.',
  }),
);

const value = z.union([
  freeText(2000),
  z.number(),
  z.boolean(),
  z.array(freeText(200)).check(z.maxLength(50, { error: 'Choose at most 50.' })),
  z.null(),
]);
export type CustomValue = z.infer<typeof value>;

/**
 * Custom values by key. A write merges: an absent key is not changed, null clears. Only the server and a running page know the
 * definitions (`customFields`) that limit the values.
 */
export const customValues = z.record(
  z.string().check(z.regex(/^[a-z][a-z0-9_]{1,39}$/, { error: 'There is no such field.' })),
  value,
);
export type CustomValues = z.infer<typeof customValues>;

type Typed = Record<string, CustomValue | undefined>;

/** A form has all defined fields, and undefined in untouched ones, which are removed. */
const withoutUntouched = (given: Typed): Typed =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
    ? Object.fromEntries(Object.entries(given).filter(([, one]) => one !== undefined))
    : given;

/** Custom values of a write. */
export const customInput = z.pipe(z.transform(withoutUntouched), customValues);

/** Schema of a form that has only custom fields. */
export const customSlot = z.strictObject({ custom: customInput });
