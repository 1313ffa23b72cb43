type Listener = (ids: ReadonlySet<string>) => void;

const listeners = new Map<string, Set<Listener>>();

/** Whoever holds on to entries of a collection lets go of those that were deleted from this page. */
export function onRemoval({ path }: { path: string }, listener: Listener): () => void {
  const here = listeners.get(path) ?? new Set();
  listeners.set(path, here.add(listener));
  return () => {
    here.delete(listener);
  };
}

export function tellRemoval(path: string, ids: string[]): void {
  if (ids.length === 0) return;
  const gone = new Set(ids);
  listeners.get(path)?.forEach((listener) => listener(gone));
}
