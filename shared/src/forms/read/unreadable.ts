/** Typed text that can't be parsed. It replaces the value in the form, so that a draft keeps it, and has its own error. */
export interface Unreadable {
  typed: string;
  problem: string;
}

export const isUnreadable = (value: unknown): value is Unreadable =>
  typeof value === 'object' && value !== null && 'typed' in value && 'problem' in value;

const isContainer = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/** Unreadable texts in form values, by path of the field: `rows.0.from`. */
export function unreadablesIn(values: object, above = ''): [path: string, problem: string][] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    if (isUnreadable(value)) return [[`${above}${key}`, value.problem]];
    return isContainer(value) ? unreadablesIn(value, `${above}${key}.`) : [];
  });
}
