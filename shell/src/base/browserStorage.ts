/** Browser storage. If it is disabled, nothing is remembered and nothing fails. */
const over = (storage: () => Storage) => ({
  read: (key: string): string | null => {
    try {
      return storage().getItem(key);
    } catch {
      return null;
    }
  },
  remove: (key: string): void => {
    try {
      storage().removeItem(key);
    } catch {
      // Nothing was stored either.
    }
  },
  write: (key: string, value: string): boolean => {
    try {
      storage().setItem(key, value);
      return true;
    } catch {
      return false;
    }
  },
});

/** Persists after the browser is closed. */
export const lasting = over(() => localStorage);
/** Persists a reload of this tab. */
export const perTab = over(() => sessionStorage);
