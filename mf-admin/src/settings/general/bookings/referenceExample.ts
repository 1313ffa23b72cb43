import { today } from '@itinera/shared/state';

/** First reference of this year with a prefix; undefined for an invalid prefix. */
export function referenceExample(prefix: unknown): string | undefined {
  const letters = typeof prefix === 'string' ? prefix.trim().toUpperCase() : '';
  return /^[A-Z]{1,4}$/.test(letters) ? `${letters}${today().slice(2, 4)}00001` : undefined;
}
