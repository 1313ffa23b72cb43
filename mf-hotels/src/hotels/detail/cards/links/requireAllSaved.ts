import { NotSent } from '@itinera/shared/data';
import type { Unsaved } from './useLinkSave';

/** Keeps a form open whose links were not all saved, and says which and why. */
export function requireAllSaved(unsaved: readonly Unsaved[]): void {
  if (unsaved.length === 0) return;
  const sentences = unsaved.map(({ name, problem }) => `${name} was not saved. ${problem}`);
  throw new NotSent(sentences.join(' '));
}
