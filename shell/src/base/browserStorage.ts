/** Browser storage, which may be switched off: then nothing is remembered, and nothing fails. */
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
      // Nothing was stored there either.
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

/** Survives closing the browser. */
export const lasting = over(() => localStorage);
/** Survives a reload of this tab. */
export const perTab = over(() => sessionStorage);
