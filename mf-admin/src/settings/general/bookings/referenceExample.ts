import { today } from '@itinera/shared/state';

/** The first reference of this year under a prefix; undefined for a prefix that is none. */
export function referenceExample(prefix: unknown): string | undefined {
  const letters = typeof prefix === 'string' ? prefix.trim().toUpperCase() : '';
  return /^[A-Z]{1,4}$/.test(letters) ? `${letters}${today().slice(2, 4)}00001` : undefined;
}
