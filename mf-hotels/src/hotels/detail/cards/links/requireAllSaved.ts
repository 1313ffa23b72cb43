import { NotSent } from '@itinera/shared/data';
import type { Unsaved } from './useLinkSave';

/** Throws an error that keeps the form open and names unsaved links with the reasons. */
export function requireAllSaved(unsaved: readonly Unsaved[]): void {
  if (unsaved.length === 0) return;
  const sentences = unsaved.map(({ name, problem }) => `${name} was not saved. ${problem}`);
  throw new NotSent(sentences.join(' '));
}
