import * as z from 'zod/mini';
import { freeText } from '../fields';

/** The kinds of entries for which the company can define fields of its own. */
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
 * Values of the fields that the company has defined for itself, by their keys. A write merges: an absent key is not changed, and null
 * clears. What a key may hold is said by its definition (`customFields`), which only the server and a running page know.
 */
export const customValues = z.record(
  z.string().check(z.regex(/^[a-z][a-z0-9_]{1,39}$/, { error: 'There is no such field.' })),
  value,
);
export type CustomValues = z.infer<typeof customValues>;

type Typed = Record<string, CustomValue | undefined>;

/** A form has every field that is defined, and nothing in those that nobody has touched. */
const withoutUntouched = (given: Typed): Typed =>
  typeof given === 'object' && given !== null && !Array.isArray(given)
    ? Object.fromEntries(Object.entries(given).filter(([, one]) => one !== undefined))
    : given;

/** The values in a write. */
export const customInput = z.pipe(z.transform(withoutUntouched), customValues);

/** A form that has these fields alone. */
export const customSlot = z.strictObject({ custom: customInput });
