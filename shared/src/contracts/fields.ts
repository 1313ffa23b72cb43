import * as z from 'zod/mini';

/** An opaque identifier: a UUID in its canonical form. */
export const id = z.uuid({ error: 'Choose one of the entries.' });

/**
 * Text that a person typed: trimmed, bounded, without NUL (which PostgreSQL refuses). `min` is 1 for required
 * text.
 */
export const text = (max: number, min = 0) =>
  z.string({ error: 'Enter text.' }).check(
    z.trim(),
    z.minLength(min, { error: min === 1 ? 'Fill in this field.' : `Enter at least ${min} characters.` }),
    z.maxLength(max, { error: `Enter at most ${max} characters.` }),
    z.refine((value) => !value.includes('\u0000'), { error: 'Remove the invisible NUL character.' }),
  );

/** A whole number within bounds. */
export const integer = (min: number, max: number) =>
  z
    .number({ error: 'Enter a number.' })
    .check(
      z.int({ error: 'Enter a whole number.' }),
      z.gte(min, { error: `Enter ${min} or more.` }),
      z.lte(max, { error: `Enter ${max} or less.` }),
    );

/** A decimal number within bounds. */
export const decimal = (min: number, max: number) =>
  z
    .number({ error: 'Enter a number.' })
    .check(z.gte(min, { error: `Enter ${min} or more.` }), z.lte(max, { error: `Enter ${max} or less.` }));

export const flag = z.boolean({ error: 'Use true or false.' });

/** A switch in a query string: the specification uses both `true|false` and `1|0`. */
export const queryFlag = z.stringbool({
  truthy: ['true', '1'],
  falsy: ['false', '0'],
  case: 'sensitive',
  error: 'Use true or false.',
});

/** A whole number in a query string. */
export const queryInteger = (min: number, max: number) =>
  z.pipe(
    z.pipe(
      z.string().check(z.regex(/^-?\d{1,9}$/, { error: `Use a whole number from ${min} to ${max}.` })),
      z.transform(Number),
    ),
    integer(min, max),
  );

/** Optional text. The specified client clears it with `""`, which means `null`. */
export const optional = <T extends z.ZodMiniType<unknown, string>>(type: T) =>
  z.pipe(
    z.transform((value: string | null) => (value === '' ? null : value)),
    z.nullable(type),
  );

/** An optional reference. */
export const optionalId = optional(id);

/**
 * A code of letters and digits, such as those of countries and airports; lowercase is converted to capitals.
 */
export const code = (pattern: RegExp, advice: string) =>
  z.string({ error: advice }).check(z.trim(), z.toUpperCase(), z.regex(pattern, { error: advice }));

/** A calendar day, which has no time zone. */
export const day = z.iso.date({
  // A form sends no other text: what it can't read, it says itself. Programs are shown the format.
  error: ({ input }) => (input ? 'Use a date such as 2027-03-01.' : 'Enter a date.'),
});

/** One of a few words. */
export const oneOf = <const W extends readonly [string, ...string[]]>(words: W) =>
  z.enum(words, { error: `Use one of ${words.join(', ')}.` });

/** Money in the smallest unit of its currency. */
export const money = integer(0, 2_000_000_000);

/** An instant, ISO 8601 in UTC. */
export const timestamp = z.iso.datetime({ error: 'Use a date and time such as 2027-03-01T12:00:00Z.' });

/** A local time of day, `HH:mm`. */
export const timeOfDay = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Use hours and minutes such as 14:00.' }));

export const locales = ['en', 'ru'] as const;
export const locale = z.enum(locales, { error: `Use one of ${locales.join(', ')}.` });
export type Locale = z.infer<typeof locale>;

/** Specification 9: the locale of an input that does not name one. */
export const defaultLocale: Locale = 'en';
