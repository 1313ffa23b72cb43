import type * as z from '@itinera/shared/schema';
import type { FieldProblems } from './collection';

/** Reports a last day before the first one at the last. Nothing is compared if one is missing. */
export function daysInOrderProblems<F extends string, T extends string>(
  entry: { [N in F | T]?: unknown },
  from: F,
  to: T,
): FieldProblems {
  const [first, last]: unknown[] = [entry[from], entry[to]];
  if (typeof first !== 'string' || typeof last !== 'string' || first <= last) return {};
  return { [to]: 'Choose the same day as the first one, or a later one.' };
}

/** Requires the second of two days not to be before the first; reported at the second. Empty days are not compared. */
export const daysInOrder = <T extends z.ZodMiniType<object>, F extends keyof z.output<T> & string>(
  input: T,
  from: F,
  to: F,
): T =>
  input.check(({ value, issues }) => {
    const { [to]: message } = daysInOrderProblems<string, string>({ ...value }, from, to);
    if (message !== undefined) issues.push({ code: 'custom', path: [to], message, input: value });
  }) as T;
