/** By `shell` or the federation name of a remote. */
const counts = new Map<string, number>();

export const errorsOf = (part: string): number => counts.get(part) ?? 0;

export const addError = (part: string): void => void counts.set(part, errorsOf(part) + 1);
