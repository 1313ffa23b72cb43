import { create } from 'zustand';
import { tryStorage } from './tryStorage';

const keyOf = (list: string) => `itinera.filters.${list}`;

/** By list; a list that is not here may be in browser storage. */
const usePanels = create<Record<string, boolean | undefined>>(() => ({}));

/** Whether the filter panel of a list is open, remembered in this browser. */
export const useFilterPanelOpen = (list: string): boolean =>
  usePanels((panels) => panels[list] ?? tryStorage((storage) => storage.getItem(keyOf(list))) === 'open');

export function keepFilterPanelOpen(list: string, isOpen: boolean): void {
  usePanels.setState({ [list]: isOpen });
  tryStorage((storage) => (isOpen ? storage.setItem(keyOf(list), 'open') : storage.removeItem(keyOf(list))));
}

/** Closes all panels, for tests. */
export function forgetFilterPanels(): void {
  usePanels.setState({}, true);
  tryStorage((storage) => storage.clear());
}
