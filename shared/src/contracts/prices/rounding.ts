import * as z from '@itinera/shared/schema';

/** Prices become multiples of so many minor units; a text, as a select holds it. `1` means not rounded. */
export const rounding = z.string().check(z.regex(/^[1-9]\d{0,4}$/, { error: 'Choose how to round.' }));
