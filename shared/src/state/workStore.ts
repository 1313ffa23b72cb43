import { create } from 'zustand';

/** A form in which something is typed and not saved. */
export interface Unsaved {
  /** What a person would call it: the title of its dialog. */
  what: string;
  /** Gives up what was typed, for good. */
  discard: () => void;
  /** Of an address on the same page: whether nothing is lost there. */
  keeps?: ((search: URLSearchParams) => boolean) | undefined;
}

/** What is going on in this tab and would be lost or cut short if the page went away. */
interface Work {
  /**
   * The first one below the others. The router asks one question at a time, so it is asked for all together and by
   * the first.
   */
  unsaved: readonly Unsaved[];
  /** How many writes and exports are not over yet. */
  running: number;
}

export const useWork = create<Work>(() => ({ unsaved: [], running: 0 }));

export const allUnsaved = (): readonly Unsaved[] => useWork.getState().unsaved;

export const removeUnsaved = (form: Unsaved): void =>
  useWork.setState(({ unsaved }) => ({ unsaved: unsaved.filter((other) => other !== form) }));

/** Answers the function that takes it off the list. */
export function addUnsaved(form: Unsaved): () => void {
  useWork.setState(({ unsaved }) => ({ unsaved: [...unsaved, form] }));
  return () => removeUnsaved(form);
}

/** Counts as running until the promise is settled, which is answered as it is. */
export function whileRunning<T>(promise: Promise<T>): Promise<T> {
  const count = (by: 1 | -1) => useWork.setState(({ running }) => ({ running: running + by }));
  count(1);
  return promise.finally(() => count(-1));
}
