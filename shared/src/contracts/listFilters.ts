import * as z from 'zod/mini';
import { id, integer, oneOf, text } from './fields';
import { NOT_SET } from './filterValues';
import { emptyChoice } from './namedProblem';

const atMost = 50;

const idOrNotSet = z.union([id, z.literal(NOT_SET)]);

const isIdOrNotSet = (value: string): boolean => idOrNotSet.safeParse(value).success;

/**
 * A filter by any of several entries, `hotel_class_id=<id>,<id>`, and by having none of them,
 * `hotel_class_id=none`. One id alone is a list of one, so the specified calls are as they were. What is wrong with one of
 * them is said of the filter, and not of its place in the list.
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

/** A filter by any of several words of the contract, with commas between them: `status=draft,on_request`. */
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

/**
 * A filter by a range with both ends in it, either of which may be open: `3..5`, `3..`, `..4`; or `none`, for what has no
 * value.
 */
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
