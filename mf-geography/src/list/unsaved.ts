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

/** The cities whose last change the server did not take, until one is taken or the page is left. */
export const useUnsavedCities = (): ReadonlySet<string> => useSyncExternalStore(subscribe, () => unsaved);

/** Notes of a city whether its change was saved. Rejects as the change did. */
export async function noting<T>(id: string, saving: Promise<T>): Promise<T> {
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
