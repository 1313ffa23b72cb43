/** Storage may be switched off or full. */
export function tryStorage<T>(visit: (storage: Storage) => T): T | null {
  try {
    return visit(window.localStorage);
  } catch {
    return null;
  }
}
