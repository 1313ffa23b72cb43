/** Whether two values of a field are equal; both are JSON values. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
