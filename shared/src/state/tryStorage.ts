/** Runs `visit` with browser storage; null if storage is disabled or full. */
export function tryStorage<T>(visit: (storage: Storage) => T): T | null {
  try {
    return visit(window.localStorage);
  } catch {
    return null;
  }
}
