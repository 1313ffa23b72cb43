import { create } from 'zustand';
import { tryStorage } from './tryStorage';

const keyOf = (list: string) => `itinera.filters.${list}`;

/** By list; what is not here yet may be kept in the browser. */
const usePanels = create<Record<string, boolean | undefined>>(() => ({}));

/** Whether a list shows its filters, kept in this browser. */
export const useFilterPanelOpen = (list: string): boolean =>
  usePanels((panels) => panels[list] ?? tryStorage((storage) => storage.getItem(keyOf(list))) === 'open');

export function keepFilterPanelOpen(list: string, isOpen: boolean): void {
  usePanels.setState({ [list]: isOpen });
  tryStorage((storage) => (isOpen ? storage.setItem(keyOf(list), 'open') : storage.removeItem(keyOf(list))));
}

/** Closes all: for tests, which are many visits to one page. */
export function forgetFilterPanels(): void {
  usePanels.setState({}, true);
  tryStorage((storage) => storage.clear());
}
