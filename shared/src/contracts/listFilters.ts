import * as z from '@itinera/shared/schema';
import { id, integer, oneOf, text } from './fields';
import { NOT_SET } from './filterValues';
import { emptyChoice } from './namedProblem';

const atMost = 50;

const idOrNotSet = z.union([id, z.literal(NOT_SET)]);

const isIdOrNotSet = (value: string): boolean => idOrNotSet.safeParse(value).success;

/**
 * Filter by any of several entries, `hotel_class_id=<id>,<id>`, or by none, `hotel_class_id=none`. A single id is a list of one, so that
 * specified calls remain valid. Errors are reported at the filter, not at an index.
 */
export const anyOfIds = z.optional(
  z.pipe(
    z.pipe(
      z
        .string()
        .check(z.refine((text) => text.split(',').every(isIdOrNotSet), { error: emptyChoice, abort: true })),
      z.transform((text) => text.split(',')),
    ),
    z.array(idOrNotSet).check(z.maxLength(atMost, { error: `Choose at most ${atMost}.` })),
  ),
);

/** Filter by any of several words, comma-separated: `status=draft,on_request`. */
export const anyOfWords = <const W extends readonly [string, ...string[]]>(words: W) =>
  z.optional(
    z.pipe(
      z.pipe(
        text(100, 1),
        z.transform((value: string) => value.split(',')),
      ),
      z.array(oneOf(words)),
    ),
  );

const number = String.raw`\d{1,6}(?:\.\d{1,2})?`;

/** Filter by a range, either end of which may be open: `3..5`, `3..`, `..4`; or `none`, for entries without a value. */
export const rangeFilter = z.optional(
  z.string().check(
    z.regex(new RegExp(`^(?:${NOT_SET}|${number}\\.\\.(?:${number})?|\\.\\.${number})$`), {
      error: 'Use a range such as 3..5, 3.. or ..4, or none.',
    }),
  ),
);

/** From today on: `within_days=7`. */
export const numberOfDays = z.optional(
  z.pipe(
    z.pipe(z.string().check(z.regex(/^\d{1,3}$/, { error: 'Use a number of days.' })), z.transform(Number)),
    integer(0, 365),
  ),
);
