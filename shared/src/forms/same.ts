/** Whether two values of a field are the same; they are what JSON can say. */
export const same = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other);
