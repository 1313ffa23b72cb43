import * as z from 'zod/mini';

/**
 * Requires the second of two days not to be before the first; reported at the second. Empty ones are not
 * compared.
 */
export const daysInOrder = <T extends z.ZodMiniType<object>, F extends keyof z.output<T> & string>(
  input: T,
  from: F,
  to: F,
): T =>
  input.check(
    z.refine(
      (entry: object) => {
        const [first, last]: unknown[] = [Reflect.get(entry, from), Reflect.get(entry, to)];
        return typeof first !== 'string' || typeof last !== 'string' || first <= last;
      },
      { path: [to], error: 'Choose the same day as the first one, or a later one.' },
    ),
  ) as T;
