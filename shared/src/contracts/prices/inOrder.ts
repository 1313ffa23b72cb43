import type { FieldProblems } from '../collection';

type Entry<K extends string> = { [N in K]?: unknown };

/** Refuses a maximum below the minimum. */
export function numbersInOrderProblems<F extends string, T extends string>(
  entry: Entry<F | T>,
  from: F,
  to: T,
): FieldProblems {
  const [least, most] = [entry[from], entry[to]];
  if (typeof least !== 'number' || typeof most !== 'number' || least <= most) return {};
  return { [to]: `Enter ${least} or more, or leave it empty.` };
}

/** Refuses a repeated weekday. */
export const weekdayProblems = <F extends string>(entry: Entry<F>, field: F): FieldProblems => {
  const days = entry[field];
  return Array.isArray(days) && new Set(days).size < days.length
    ? { [field]: 'Choose each weekday once.' }
    : {};
};
