import * as z from '@itinera/shared/schema';
import { integer } from './fields';

const age = integer(0, 17);
const isRange = { error: 'Enter a first age that is not above the last one.' };

const band = z
  .strictObject({ from_age: age, to_age: age })
  .check(z.refine(({ from_age, to_age }) => from_age <= to_age, isRange));
export type AgeBand = z.infer<typeof band>;

/** Up to three age bands of children, youngest first, without gaps. */
export const ageBands = z.array(band, { error: 'Send a list of age bands.' }).check(
  z.maxLength(3, { error: 'Use at most 3 age bands.' }),
  z.refine(
    (bands) =>
      bands.every(({ from_age }, index) => index === 0 || from_age === (bands[index - 1]?.to_age ?? -2) + 1),
    {
      error: 'Start each age band one year after the end of the previous one.',
    },
  ),
);

/** Who counts as a child in a hotel: the first and the last year of age, both included. */
export const childAge = z
  .strictObject({ from: age, to: age })
  .check(z.refine(({ from, to }) => from <= to, isRange));
export type ChildAge = z.infer<typeof childAge>;

const isEmptyObject = (value: unknown): boolean =>
  typeof value === 'object' && value !== null && Object.keys(value).length === 0;

/** The specified client clears it with `{}`, which means `null`. */
export const childAgeInput = z.pipe(
  z.transform((value: ChildAge | Record<string, never> | null) => (isEmptyObject(value) ? null : value)),
  z.nullable(childAge),
);
