import type { Query } from '@itinera/shared/contracts';
import { renderedSoon, useNavigate, useSearchParams } from '@itinera/shared/router';
import { rememberedSort, rememberSort, useSession } from '@itinera/shared/state';
import { ignoredIn, listFilterKeys, readListAddress, type ListCollection } from './listAddress';

export const PAGE_SIZES = [10, 25, 50, 100] as const;

export interface ListState {
  page: number;
  perPage: number;
  sort: string | undefined;
  q: string;
  /** Filters with a value. */
  filters: Record<string, string>;
  /** Parameters that the list can't apply. */
  ignored: Record<string, string>;
  isNarrowed: boolean;
  setPage: (page: number) => void;
  setPerPage: (size: number) => void;
  /** Resolves once the address has the sort; the rows are rendered as a transition. */
  setSort: (sort: string | undefined) => Promise<void>;
  setQ: (q: string) => void;
  /** Sets some filters, clears undefined ones, and goes to page 1. */
  setFilters: (filters: Record<string, string | undefined>) => void;
  /** Clears search and filters. */
  clear: () => void;
}

/** Identifies search and filters. */
export const narrowing = ({ q, filters }: Pick<ListState, 'q' | 'filters'>) => JSON.stringify([q, filters]);

/**
 * State of a list, kept in the address: it survives reload, Back and a copied link; defaults are omitted. `custom`: parameters of custom
 * fields, once loaded. The sort is also remembered per list in this browser (specification 2), and always sent.
 */
export function useListState<C extends ListCollection>(
  list: C,
  name: string,
  custom?: readonly string[],
): ListState & { query: Query<C> } {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const remembered = rememberedSort(name);
  const given = readListAddress(list, search, custom);
  const kept = list.query.safeParse({ sort: remembered }).success ? remembered : undefined;
  const sort = given.sort ?? kept ?? list.defaultSort;
  const pageSize = useSession((session) => session.pageSize);
  const perPage = Number(given.per_page ?? pageSize);
  const page = Number(given.page ?? 1);
  const filters = Object.fromEntries(
    listFilterKeys(list, search, custom).flatMap((key) => (given[key] ? [[key, given[key]]] : [])),
  );

  const ignored = ignoredIn(list, search, custom);

  const write = async (
    changes: Record<string, string | undefined>,
    options: { replace?: boolean; state?: object } = {},
  ): Promise<void> => {
    const next = new URLSearchParams(search);
    // After these changes the page number has no meaning.
    for (const [key, value] of Object.entries({ page: undefined, ...changes })) {
      if (value) next.set(key, value);
      else next.delete(key);
    }
    await navigate(`?${next}`, options);
  };

  const asked = { ...filters, q: given.q, sort, page: String(page), per_page: String(perPage) };
  const parsed = list.query.safeParse(Object.fromEntries(Object.entries(asked).filter(([, value]) => value)));
  return {
    query: (parsed.data ?? {}) as Query<C>,
    page,
    perPage,
    sort,
    // Also one that is too long: its field says so, and the list shows nothing of it.
    q: search.get('q') ?? '',
    filters,
    ignored,
    isNarrowed: Boolean(given.q) || Object.keys(filters).length > 0,
    setPage: (to) => void write({ page: to === 1 ? undefined : String(to) }, { state: renderedSoon }),
    setPerPage: (size) => void write({ per_page: size === pageSize ? undefined : String(size) }),
    setSort: (to) => {
      rememberSort(name, to);
      return write({ sort: to === list.defaultSort ? undefined : to }, { state: renderedSoon });
    },
    // One history entry per search, however many letters are typed.
    setQ: (q) => void write({ q }, { replace: Boolean(given.q) }),
    setFilters: (changes) => void write(changes),
    clear: () =>
      void write(
        Object.fromEntries(
          ['q', ...listFilterKeys(list, search), ...Object.keys(ignored)].map((key) => [key, undefined]),
        ),
      ),
  };
}
