import { create } from 'zustand';

/** The last sort of each list (specification 2), until the page is reloaded; a sort in the address wins. */
export const useSorts = create<Record<string, string | undefined>>(() => ({}));

export function rememberSort(list: string, sort: string | undefined): void {
  useSorts.setState({ [list]: sort });
}
