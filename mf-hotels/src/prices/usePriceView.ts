import { useSearchParams } from '@itinera/shared/router';

export type PriceView = 'prices' | 'rooms';

const toView = (asked: string | null): PriceView => (asked === 'rooms' ? 'rooms' : 'prices');
const month = /^20\d\d-(0[1-9]|1[0-2])$/;

/** View of the Price tab in the address, `&view=rooms&month=2027-06`; prices and the current month are not in it. */
export function usePriceView() {
  const [search, setSearch] = useSearchParams();
  const asked = search.get('month') ?? '';
  const change = (changes: Record<string, string | undefined>) => {
    const next = new URLSearchParams(search);
    for (const [key, value] of Object.entries(changes))
      if (value === undefined) next.delete(key);
      else next.set(key, value);
    setSearch(next, { replace: true });
  };
  return {
    view: toView(search.get('view')),
    setView: (view: PriceView) => change({ view: view === 'rooms' ? view : undefined }),
    /** Undefined for the current one. */
    month: month.test(asked) ? asked : undefined,
    setMonth: (next: string) => change({ month: next }),
  };
}
