import { create } from 'zustand';
import { tryStorage } from './tryStorage';

/** Settings by key, as text; null: removed. Mirrors browser storage, and replaces it if that fails. */
const useKept = create<Record<string, string | null>>(() => ({}));

const keyOf = (userId: string, list: string) => `itinera.table.${userId}.${list}`;

/** The person's settings of a list as unchecked JSON; null: as declared. */
export function useTableSettingsText(userId: string, list: string): string | null {
  const key = keyOf(userId, list);
  return useKept((kept) => kept[key] ?? (key in kept ? null : tryStorage((storage) => storage.getItem(key))));
}

/** Stores settings in this browser; null removes them. */
export function keepTableSettings(userId: string, list: string, settings: object | null): void {
  const key = keyOf(userId, list);
  const text = settings && JSON.stringify(settings);
  useKept.setState({ [key]: text });
  tryStorage((storage) => (text === null ? storage.removeItem(key) : storage.setItem(key, text)));
}

/** Clears the settings in memory, so that browser storage is read again; for tests. */
export function forgetTableSettings(): void {
  useKept.setState({}, true);
  tryStorage((storage) => storage.clear());
}
