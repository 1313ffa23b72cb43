import * as z from '@itinera/shared/schema';
import { flag } from '../fields';

/** Rows of a price grid to add, as one form holds them: those that are checked, and guests beside the usual ones, such as `3+1`. */
export const setUpForm = z.strictObject({
  rows: z.array(z.string()),
  guests: z.array(z.string()),
  with_coefficients: flag,
});
export type SetUpForm = z.infer<typeof setUpForm>;
