import * as z from '@itinera/shared/schema';
import { currencyCode } from './currencies';
import { childAge } from './childAge';
import { answer } from './envelope';
import { code, day, flag, integer, locale, oneOf, text, timestamp, timeZone } from './fields';
import { emptyNumber } from './namedProblem';
import { exactRate, leastMillionths, millionthsOfRate, mostMillionths, rateOfMillionths } from './rates';

const exchangeRate = z.strictObject({
  from: currencyCode,
  to: currencyCode,
  /** Units of `to` per major unit of `from`; the inverse rate follows from it. */
  rate: exactRate,
  /** First day of booking that it applies to, until the next one. */
  valid_from: day,
});
export type ExchangeRate = z.infer<typeof exchangeRate>;

const millionths = { rate_millionths: z.optional(z.number()) };

/** Pages of earlier releases change only the millionths. */
const enteredRate = z.pipe(
  z
    .strictObject({
      ...exchangeRate.shape,
      rate: z.optional(exactRate),
      rate_millionths: z.optional(integer(leastMillionths, mostMillionths)),
    })
    .check(
      z.refine(({ rate, rate_millionths }) => (rate ?? rate_millionths) !== undefined, {
        path: ['rate'],
        error: emptyNumber,
      }),
      z.refine(({ from, to }) => from !== to, {
        path: ['to'],
        error: 'Choose another currency: this is the one from which the rate is.',
      }),
    ),
  z.transform(({ rate, rate_millionths, ...entry }): ExchangeRate => {
    const isChanged = rate_millionths !== undefined && rate_millionths !== millionthsOfRate(rate ?? '0');
    return { ...entry, rate: isChanged ? rateOfMillionths(rate_millionths) : (rate ?? '') };
  }),
);

const percentBp = integer(0, 10_000);
const days = integer(0, 365);

const forPrices = {
  /** Default ages of children, for hotels without their own. */
  default_child_age: childAge,
  /** Day on which a child's age counts. */
  child_age_reference: oneOf(['check_in', 'check_out']),
  /** Today is a day of this time zone. */
  time_zone: timeZone,
};

export const roundingSteps = [0, 1, 5, 10] as const;
const roundingStep = z.union([z.literal(0), z.literal(1), z.literal(5), z.literal(10)], {
  error: 'Use 0, 1, 5 or 10.',
});

/** Seats are held for a month at most. */
export const longestHoldHours = 720;

/** How the terms of several parts of a trip are combined for its customer: each by its own, or all of them by the strictest. */
export const combinedTerms = oneOf(['each', 'strictest']);
export type CombinedTerms = z.infer<typeof combinedTerms>;

const forStaff = {
  company_name: text(120),
  default_locale: locale,
  sale_currency: currencyCode,
  page_size: integer(5, 200),
  default_markup_bp: integer(0, 100_000),
  /** Sale prices are rounded up to a multiple of this many major units; 0 does not round. */
  sale_rounding: roundingStep,
  deposit_bp: percentBp,
  deposit_days: days,
  balance_days: days,
  hold_hours: integer(1, longestHoldHours),
  booking_ref_prefix: code(/^[A-Z]{1,4}$/, 'Use up to four letters, such as BE.'),
  overdue_grace_days: days,
  /** Customers pay for a cancellation so many days earlier than partners charge it, and so much more. */
  customer_terms_days: integer(0, 60),
  customer_terms_margin_bp: percentBp,
  /** Counts when costs of a cancellation are answered, also for what is sold. */
  combined_terms: combinedTerms,
  passport_months: integer(0, 60),
  /** Staff without a second factor must set one up first. */
  staff_second_factor: flag,
};

const enteredRates = z
  .array(enteredRate)
  .check(z.maxLength(500, { error: 'Keep at most 500 exchange rates.' }));

/** Settings of the company. Partners read those that their own prices depend on. */
export const settings = {
  entity: z.object({
    ...forPrices,
    ...z.partial(z.object(forStaff)).shape,
    exchange_rates: z.optional(z.array(z.object({ ...exchangeRate.shape, ...millionths }))),
    updated_at: timestamp,
  }),
  /** PUT merges: missing fields are not changed. */
  input: z.partial(z.strictObject({ ...forPrices, ...forStaff, exchange_rates: enteredRates })),
};
/** Values of a settings form: a select holds the rounding step as text, and a rate is empty until it is typed. */
export const settingsForm = z.partial(
  z.strictObject({
    ...forPrices,
    ...forStaff,
    sale_rounding: z.pipe(
      z.transform((chosen: string | number) => Number(chosen)),
      roundingStep,
    ),
    /** The form sends back the rates that it has read, with unknown fields of a later API. */
    exchange_rates: z.array(
      z.looseObject({
        ...exchangeRate.shape,
        rate: z.pipe(
          z.transform((typed: string | null) => typed),
          exactRate,
        ),
      }),
    ),
  }),
);
export type SettingsForm = z.input<typeof settingsForm>;
export type SettingsChanges = z.output<typeof settings.input>;
export type Settings = z.infer<typeof settings.entity>;
export const settingsAnswer = answer(settings.entity);
