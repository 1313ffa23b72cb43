import { create } from 'zustand';
import { tryStorage } from './tryStorage';

/** By key, as text; null: taken back. Holds the same as the browser's storage, and instead of it where that fails. */
const useKept = create<Record<string, string | null>>(() => ({}));

const keyOf = (userId: string, list: string) => `itinera.table.${userId}.${list}`;

/** How a person wants a list to look, as JSON that nobody has checked; null: as the list itself has it. */
export function useTableSettingsText(userId: string, list: string): string | null {
  const key = keyOf(userId, list);
  return useKept((kept) => kept[key] ?? (key in kept ? null : tryStorage((storage) => storage.getItem(key))));
}

/** Keeps it in this browser; null takes it back. */
export function keepTableSettings(userId: string, list: string, settings: object | null): void {
  const key = keyOf(userId, list);
  const text = settings && JSON.stringify(settings);
  useKept.setState({ [key]: text });
  tryStorage((storage) => (text === null ? storage.removeItem(key) : storage.setItem(key, text)));
}

/** Reads the browser's storage anew: for tests, which are many visits to one page. */
export function forgetTableSettings(): void {
  useKept.setState({}, true);
  tryStorage((storage) => storage.clear());
}
