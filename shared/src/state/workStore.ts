import { create } from 'zustand';

/** A form with unsaved changes. */
export interface Unsaved {
  /** Display name of the form: the title of its dialog. */
  what: string;
  /** Discards the changes for good. */
  discard: () => void;
  /** Whether an address on the same page loses nothing. */
  keeps?: ((search: URLSearchParams) => boolean) | undefined;
}

/** Unsaved changes and running writes of this tab: what leaving the page would lose or interrupt. */
interface Work {
  /**
   * In the order they opened, so the first is below the others. The router asks only one question at a time:
   * the first form asks for all.
   */
  unsaved: readonly Unsaved[];
  /** How many writes and exports are running. */
  running: number;
}

export const useWork = create<Work>(() => ({ unsaved: [], running: 0 }));

export const allUnsaved = (): readonly Unsaved[] => useWork.getState().unsaved;

export const removeUnsaved = (form: Unsaved): void =>
  useWork.setState(({ unsaved }) => ({ unsaved: unsaved.filter((other) => other !== form) }));

/** Returns the function that removes it. */
export function addUnsaved(form: Unsaved): () => void {
  useWork.setState(({ unsaved }) => ({ unsaved: [...unsaved, form] }));
  return () => removeUnsaved(form);
}

/** Counts as running until the promise settles; returns the promise. */
export function whileRunning<T>(promise: Promise<T>): Promise<T> {
  const count = (by: 1 | -1) => useWork.setState(({ running }) => ({ running: running + by }));
  count(1);
  return promise.finally(() => count(-1));
}
