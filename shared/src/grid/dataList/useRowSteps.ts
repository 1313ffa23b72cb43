import { useList } from '@itinera/shared/data';
import { useLocation, useNavigate, type RowSteps } from '@itinera/shared/router';
import type { ListCollection } from '../list/listAddress';
import type { DataList } from './useDataList';

/**
 * Steps of the sheet that a search parameter of the address opens for a row, such as `edit`: through the list in its sort and filters, and
 * across its pages, with the list following.
 */
export function useRowSteps<C extends ListCollection>(
  { definition, state, rows }: Pick<DataList<C>, 'definition' | 'state' | 'rows'>,
  parameter: string,
): RowSteps | undefined {
  const { of, noun, query } = definition;
  const { page } = state;
  const navigate = useNavigate();
  const { search, state: entry } = useLocation();
  const shown = new URLSearchParams(search);
  const at = rows.placeOf(shown.get(parameter) ?? '');
  const place = rows.before + at;
  const total = rows.total ?? 0;

  // Only at the first and last row of a page, and never in a list that scrolls.
  const isLast = at === rows.count - 1 && place < total - 1;
  const pageBeyond = at === 0 && page > 1 ? page - 1 : at >= 0 && isLast ? page + 1 : page;
  const isWanted = pageBeyond !== page;
  const { data, isPlaceholderData } = useList(of, { ...state.query, ...query, page: pageBeyond }, isWanted);
  const beyond: readonly { id: string }[] = (isWanted && !isPlaceholderData && data?.result) || [];

  if (at < 0) return undefined;
  const stepTo = (row: { id: string } | undefined, onPage = page) =>
    row &&
    (() => {
      shown.set(parameter, row.id);
      if (onPage === 1) shown.delete('page');
      else shown.set('page', String(onPage));
      const turned = onPage === page ? {} : { hasTurnedPage: true };
      const state = { ...entry, hasStepped: true, ...turned };
      void navigate({ search: shown.toString() }, { replace: true, state });
    });
  return {
    noun,
    place,
    total,
    previous: stepTo(rows.at(at - 1)) ?? (pageBeyond < page ? stepTo(beyond.at(-1), pageBeyond) : undefined),
    next: stepTo(rows.at(at + 1)) ?? (pageBeyond > page ? stepTo(beyond[0], pageBeyond) : undefined),
    hasStepped: entry?.hasStepped === true,
  };
}
