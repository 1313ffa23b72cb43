import { useSyncExternalStore } from 'react';

let unsaved: ReadonlySet<string> = new Set();
const listeners = new Set<() => void>();

function change(next: ReadonlySet<string>): void {
  unsaved = next;
  for (const listener of listeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Entries whose last change the server refused, until one is saved or the page is left. */
export const useUnsaved = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => unsaved);

/** Clears the marks when the page is left. */
export const clearUnsavedMarks = (): void => change(new Set());

/** Marks an entry whose change is refused, and unmarks it when one is saved. Returns the outcome of the change. */
export async function markUnsaved<T>(id: string, saving: Promise<T>): Promise<T> {
  const others = [...unsaved].filter((other) => other !== id);
  try {
    const saved = await saving;
    change(new Set(others));
    return saved;
  } catch (error) {
    change(new Set([...others, id]));
    throw error;
  }
}
