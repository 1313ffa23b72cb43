import type { SavedView } from '@itinera/shared/contracts';
import { useList } from '@itinera/shared/data';
import { useSearchParams } from '@itinera/shared/router';
import { rememberSort, useSession } from '@itinera/shared/state';
import type { ListCollection } from '../list/listAddress';
import type { DataList } from '../dataList/useDataList';
import { listedViews } from './listedViews';
import { looksAs, same } from './sameView';
import { useOpenView } from './useOpenView';
import { addressOf, knownOf, queryOf } from './viewQuery';

/** The saved views of a list, and the one in the address. */
export function useViews<C extends ListCollection>({ definition, state, settings }: DataList<C>) {
  const { of, name, columns } = definition;
  const [search, setSearch] = useSearchParams();
  const { data, error, isFetching, refetch } = useList(listedViews, { list: name });
  const views = data?.result;
  const id = search.get('view');
  const current = views?.find((view) => view.id === id);
  const pageSize = useSession((session) => session.pageSize);
  const content = { query: queryOf(state, of, pageSize), columns: settings.changed };

  /** One history entry: filters, search, sort and page size change together. */
  const show = (view: SavedView | undefined, replace: boolean) => {
    rememberSort(name, view?.query.sort);
    settings.apply(view?.columns ?? {});
    setSearch((before) => addressOf(view, of, before), { replace });
  };
  useOpenView(of, views, (view, address) => {
    if (address === 'write') return show(view, true);
    settings.apply(view.columns);
    setSearch((before) => before, { replace: true });
  });

  return {
    views: views ?? [],
    problem: views ? undefined : error,
    retry: () => void refetch(),
    current,
    isMissing: id !== null && views !== undefined && !current && !isFetching,
    isChanged:
      current !== undefined &&
      !(
        same(knownOf(current.query, of), content.query) && looksAs(current.columns, settings.changed, columns)
      ),
    /** Content of a view saved from the current list. */
    content,
    open: (view: SavedView | undefined) => show(view, false),
    /** Leaves the view; the list is not changed. */
    leave: () =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.delete('view');
          return next;
        },
        { replace: true },
      ),
    /** Saves the current list as this view. */
    become: ({ id: saved }: SavedView) =>
      setSearch(
        (before) => {
          const next = new URLSearchParams(before);
          next.set('view', saved);
          return next;
        },
        { replace: true },
      ),
  };
}

export type Views = ReturnType<typeof useViews>;
