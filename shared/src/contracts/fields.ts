import * as z from '@itinera/shared/schema';
import { highestAmount } from './highestAmount';
import { emptyChoice, emptyDay, emptyNumber, emptyText, oneOfThese } from './namedProblem';

/** An opaque identifier: a UUID in its canonical form. */
export const id = z.uuid({ error: emptyChoice });

/** NUL (which PostgreSQL refuses), zero-width characters, direction marks and overrides, the soft hyphen. */
const invisible = /[\u0000\u00ad\u200b-\u200f\u202a-\u202e\u2060-\u2069\ufeff]/;

/** Those that no language uses: NUL, zero-width spaces, direction overrides and isolates. */
const misleading = /[\u0000\u200b\u202a-\u202e\u2066-\u2069\ufeff]/;

/** Control characters, which arrive in damaged files; line breaks are left to notes, and refused by name elsewhere. */
const control = /[\u0001-\u0009\u000b\u000c\u000e-\u001f\u007f-\u0084\u0086-\u009f]/;
/** A note may have tabs. */
const controlInNote = /[\u0001-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f]/;

const SHOWN_BEFORE = 11;

function removal(unwanted: RegExp, value: string): string {
  const before = Array.from(value.slice(0, value.search(unwanted)));
  const shown = before.length > SHOWN_BEFORE ? `…${before.slice(-SHOWN_BEFORE).join('')}` : before.join('');
  const place = shown === '' ? 'at the beginning' : `after ‘${shown}’`;
  return `Remove the invisible character ${place}.`;
}

const without = (unwanted: RegExp) =>
  z.refine<string>((value) => !unwanted.test(value), {
    error: ({ input }) => removal(unwanted, String(input)),
  });

const bounded = (max: number, min: number) =>
  z.string({ error: 'Enter text.' }).check(
    z.trim(),
    // Composed, so that texts that look the same are the same, whatever keyboard or file they come from.
    z.normalize('NFC'),
    // An empty text is reported as missing, not as too short.
    z.minLength(min, {
      error: ({ input }) => (input === '' ? emptyText : `Enter at least ${min} characters.`),
    }),
    z.maxLength(max, { error: `Enter at most ${max} characters.` }),
  );

const onOneLine = z.refine<string>((value) => !/[\n\r\u0085\u2028\u2029]/.test(value), {
  error: 'Write it on one line.',
});

/**
 * A name, a code or another short text: one line, trimmed, bounded, and without invisible characters. These come with text pasted from
 * pages and documents, make equal names differ, hide them from the search, and can reverse the text (direction overrides). Joiners
 * (U+200C, U+200D) are refused, too, although Persian and emoji sequences use them: a name must be found as it is typed. `min` is 1 for
 * required text.
 */
export const text = (max: number, min = 0) =>
  bounded(max, min).check(without(invisible), without(control), onOneLine);

/**
 * A note or a description: like `text`, but with joiners, direction marks and soft hyphens, which emoji sequences, Persian, Hebrew within
 * English and long German words need.
 */
export const freeText = (max: number) => bounded(max, 0).check(without(misleading), without(controlInNote));

/** Characters of a search. No name is longer. */
export const longestSearch = 200;

/** Search text, composed and without invisible characters, so that a pasted name is found. */
export const searchText = (max: number) =>
  z.string({ error: 'Enter text.' }).check(
    z.overwrite((value) => value.replaceAll(new RegExp(invisible, 'g'), '').trim()),
    z.normalize('NFC'),
    z.maxLength(max, { error: `Enter at most ${max} characters.` }),
  );

/** A whole number within bounds. */
export const integer = (min: number, max: number) =>
  z
    .number({ error: emptyNumber })
    .check(
      z.int({ error: 'Enter a whole number.' }),
      z.gte(min, { error: `Enter ${min} or more.` }),
      z.lte(max, { error: `Enter ${max} or less.` }),
    );

/** A decimal number within bounds. */
export const decimal = (min: number, max: number) =>
  z
    .number({ error: emptyNumber })
    .check(z.gte(min, { error: `Enter ${min} or more.` }), z.lte(max, { error: `Enter ${max} or less.` }));

/** A number that may be unknown: empty in forms, 0 in the entry. */
export const zeroIfUnknown = (type: z.ZodMiniType<number, number>) =>
  z.pipe(
    z.nullable(type),
    z.transform((value: number | null) => value ?? 0),
  );

export const flag = z.boolean({ error: 'Use true or false.' });

/** A boolean in a query string: the specification uses both `true|false` and `1|0`. */
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

/** A code of letters and digits, such as those of countries and airports; converted to upper case. */
export const code = (pattern: RegExp, advice: string) =>
  z.string({ error: advice }).check(z.trim(), z.toUpperCase(), z.regex(pattern, { error: advice }));

/** An international telephone number. */
export const phone = text(20).check(
  z.regex(/^\+[1-9]\d{6,14}$/, { error: 'Use an international number such as +37120000000.' }),
);

/** A calendar day, which has no time zone. */
export const day = z.iso.date({
  // Empty or a format hint: a form reports unreadable text itself, programs get the format.
  error: ({ input }) => (input ? 'Use a date such as 2027-03-01.' : emptyDay),
});

/** One of a few words. */
export const oneOf = <const W extends readonly [string, ...string[]]>(words: W) =>
  z.enum(words, { error: oneOfThese(words) });

/** Money in the smallest unit of its currency. */
export const money = integer(0, highestAmount);

/** An instant, ISO 8601 in UTC. */
export const timestamp = z.iso.datetime({ error: 'Use a date and time such as 2027-03-01T12:00:00Z.' });

/** Also under a former name: programs and browsers list different ones, such as `Asia/Saigon` and `Asia/Ho_Chi_Minh`. */
const isTimeZone = (name: string): boolean => {
  try {
    return new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== '';
  } catch {
    return false;
  }
};

/** Name of a time zone of the IANA database. */
export const timeZone = text(60, 1).check(
  z.refine(isTimeZone, { error: 'Use the name of a time zone, such as Europe/Riga.' }),
);

/** A local time of day, `HH:mm`. */
export const timeOfDay = z
  .string()
  .check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, { error: 'Use hours and minutes such as 14:00.' }));

export const locales = ['en', 'ru'] as const;
export const locale = z.enum(locales, { error: oneOfThese(locales) });
export type Locale = z.infer<typeof locale>;

/** Specification 9: the locale of an input that does not name one. */
export const defaultLocale: Locale = 'en';
