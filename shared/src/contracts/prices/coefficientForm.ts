import * as z from '@itinera/shared/schema';
import { integer } from '../fields';

/** A matrix of coefficients as one form holds it: 15000 is 1.5, null is none. */
export const coefficientForm = z.strictObject({ coefficients: z.array(z.nullable(integer(1, 1_000_000))) });
