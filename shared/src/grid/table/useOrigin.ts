import type { ListOrigin } from '@itinera/shared/router';
import { useMemo } from 'react';
import { useSession } from '@itinera/shared/state';
import { SCROLLED_PAGE } from '../list/visiblePages';

/** Description of the list for the page that a row opens; changes only with the list. */
export function useOrigin(
  { pathname: path, search }: { pathname: string; search: string },
  { page: _page, per_page, ...query }: Record<string, unknown>,
  isScrolled: boolean,
): Omit<ListOrigin, 'id' | 'place'> {
  const asked = JSON.stringify(query);
  const usual = useSession((session) => session.pageSize);
  const pageSize = isScrolled ? SCROLLED_PAGE : Number(per_page ?? usual);
  return useMemo(
    () => ({ path, search, query: JSON.parse(asked), pageSize, isPaged: !isScrolled }),
    [path, search, asked, pageSize, isScrolled],
  );
}
