import * as z from '@itinera/shared/schema';
import { integer } from '../fields';

/** Days of the week, each once; 1 is Monday. What empty means is said where they are used. */
export const weekdays = z.array(integer(1, 7)).check(z.maxLength(7, { error: 'Choose each weekday once.' }));
