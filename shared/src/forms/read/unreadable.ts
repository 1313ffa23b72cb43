/**
 * What was typed and can't be read as the value of its field. It stays in the form in the value's place, so that
 * it survives a draft, and says itself how to mend it.
 */
export interface Unreadable {
  typed: string;
  problem: string;
}

export const isUnreadable = (value: unknown): value is Unreadable =>
  typeof value === 'object' && value !== null && 'typed' in value && 'problem' in value;

const isContainer = (value: unknown): value is object =>
  Array.isArray(value) ||
  (typeof value === 'object' && value !== null && Object.getPrototypeOf(value) === Object.prototype);

/** All that can't be read in the values of a form, by the path of its field: `rows.0.from`. */
export function unreadablesIn(values: object, above = ''): [path: string, problem: string][] {
  return Object.entries(values).flatMap(([key, value]: [string, unknown]) => {
    if (isUnreadable(value)) return [[`${above}${key}`, value.problem]];
    return isContainer(value) ? unreadablesIn(value, `${above}${key}.`) : [];
  });
}
