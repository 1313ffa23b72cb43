import { create } from 'zustand';

/** The lists whose sort is remembered (specification 2). */
export type SortArea = 'users' | 'payments' | 'bookings' | 'travellers' | 'hotels' | 'flight-carriers' | 'airports';

/** The last chosen sort per area, until the page is reloaded; the address of a list wins over it. */
export const useSorts = create<Partial<Record<SortArea, string>>>(() => ({}));

export function rememberSort(area: SortArea, sort: string | undefined): void {
  useSorts.setState({ [area]: sort });
}
