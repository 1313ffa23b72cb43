import { create } from 'zustand';

/** A form that has unsaved changes, or may have. */
export interface Unsaved {
  /** Display name of the form: the title of its dialog. */
  what: string;
  /** Discards the changes permanently. */
  discard: () => void | Promise<void>;
  /** Whether an address on the same page loses nothing. */
  keeps?: ((search: URLSearchParams) => boolean) | undefined;
}

/** Unsaved changes and running writes of this tab: what leaving the page would lose or interrupt. */
interface Work {
  /**
   * Open forms in order, so the first is below the others. The router supports one question at a time: the first form asks for all, and
   * registers when it opens, so that it is in time for a person who leaves right after the first letter.
   */
  open: readonly Unsaved[];
  /** Those with unsaved changes. */
  unsaved: readonly Unsaved[];
  /** Pending action that would lose unsaved changes, until the person has answered. */
  asked: (() => void) | undefined;
  /** Number of running writes and exports. */
  running: number;
  /** Progress of a bulk action with several batches. */
  bulk: { done: number; total: number } | undefined;
}

export const useWork = create<Work>(() => ({
  open: [],
  unsaved: [],
  asked: undefined,
  running: 0,
  bulk: undefined,
}));

export const allUnsaved = (): readonly Unsaved[] => useWork.getState().unsaved;

export const removeUnsaved = (form: Unsaved): void =>
  useWork.setState(({ unsaved }) => ({ unsaved: unsaved.filter((other) => other !== form) }));

/** Returns the function that removes it. */
export function addUnsaved(form: Unsaved): () => void {
  useWork.setState(({ unsaved }) => ({ unsaved: [...unsaved, form] }));
  return () => removeUnsaved(form);
}

/** Returns the function for its end. */
export function addOpen(form: Unsaved): () => void {
  useWork.setState(({ open }) => ({ open: [...open, form] }));
  return () => useWork.setState(({ open }) => ({ open: open.filter((other) => other !== form) }));
}

/** Runs an action that loses unsaved changes, such as signing out; asks first if there are any. */
export function askIfUnsaved(act: () => void): void {
  if (allUnsaved().length === 0) act();
  else useWork.setState({ asked: act });
}

/** Counts as running until the promise settles; returns the promise. */
export function whileRunning<T>(promise: Promise<T>): Promise<T> {
  const count = (by: 1 | -1) => useWork.setState(({ running }) => ({ running: running + by }));
  count(1);
  return promise.finally(() => count(-1));
}
