import { create } from 'zustand';

/** The last chosen sort per list (specification 2), until the page is reloaded; the address of a list wins over it. */
export const useSorts = create<Record<string, string | undefined>>(() => ({}));

export function rememberSort(list: string, sort: string | undefined): void {
  useSorts.setState({ [list]: sort });
}
