import * as z from 'zod/mini';
import { freeText } from './fields';

const value = z.union([
  freeText(2000),
  z.number(),
  z.boolean(),
  z.array(freeText(200)).check(z.maxLength(50, { error: 'Choose at most 50.' })),
  z.null(),
]);

/** Values of the fields that the company has defined for itself, by their keys. */
export const customValues = z.record(
  z.string().check(z.regex(/^[a-z][a-z0-9_]{1,39}$/, { error: 'There is no such field.' })),
  value,
);
export type CustomValues = z.infer<typeof customValues>;
