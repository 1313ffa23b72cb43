import { create } from 'zustand';

/** A form that has unsaved changes, or may have. */
export interface Unsaved {
  /** Display name of the form: the title of its dialog. */
  what: string;
  /** Discards the changes for good. */
  discard: () => void | Promise<void>;
  /** Whether an address on the same page loses nothing. */
  keeps?: ((search: URLSearchParams) => boolean) | undefined;
}

/** Unsaved changes and running writes of this tab: what leaving the page would lose or interrupt. */
interface Work {
  /**
   * The forms that are open, in their order, so the first is below the others. The router asks only one question at a time: the
   * first form asks for all, from its beginning on, so that it is in time for whoever leaves right after the first letter.
   */
  open: readonly Unsaved[];
  /** Those with unsaved changes. */
  unsaved: readonly Unsaved[];
  /** What a person wants to do that would lose it, until they have answered. */
  asked: (() => void) | undefined;
  /** How many writes and exports are running. */
  running: number;
  /** How far a bulk action is that takes several batches. */
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

/** Does something that loses what is unsaved, such as signing out; asks first when there is something to lose. */
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
