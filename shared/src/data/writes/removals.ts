type Listener = (ids: ReadonlySet<string>) => void;

const listeners = new Map<string, Set<Listener>>();

/** Subscribes to the ids of entries that this page deletes; a selection drops them, for instance. */
export function onRemoval({ path }: { path: string }, listener: Listener): () => void {
  const here = listeners.get(path) ?? new Set();
  listeners.set(path, here.add(listener));
  return () => {
    here.delete(listener);
  };
}

export function broadcastRemoval(path: string, ids: string[]): void {
  if (ids.length === 0) return;
  const gone = new Set(ids);
  listeners.get(path)?.forEach((listener) => listener(gone));
}
