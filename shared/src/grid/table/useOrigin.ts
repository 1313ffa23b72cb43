import type { ListOrigin } from '@itinera/shared/router';
import { useMemo } from 'react';
import { useSession } from '@itinera/shared/state';
import { SCROLLED_PAGE } from '../list/visiblePages';

/** What a page that is opened from the list needs to know of it; a new value only when the list changes. */
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
