import { session } from '@itinera/shared/state';

/** A form in which something is typed and not saved. */
export interface Unsaved {
  /** What a person would call it: the title of its dialog. */
  what: string;
  /** Gives up what was typed, for good. */
  discard: () => void;
}

/**
 * All of them, the first one below the others. The router asks one question at a time, so it is asked for all
 * together and by the first.
 */
let unsaved: readonly Unsaved[] = [];
const listeners = new Set<() => void>();

function change(next: readonly Unsaved[]): void {
  unsaved = next;
  for (const listener of listeners) listener();
}

export const allUnsaved = (): readonly Unsaved[] => unsaved;

export function addUnsaved(form: Unsaved): () => void {
  change([...unsaved, form]);
  return () => removeUnsaved(form);
}

export const removeUnsaved = (form: Unsaved): void => change(unsaved.filter((other) => other !== form));

export function watchUnsaved(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whoever was signed out can't stay; what they typed is kept as a draft. */
export const mustAskBeforeLeaving = (): boolean => unsaved.length > 0 && session().status !== 'guest';
