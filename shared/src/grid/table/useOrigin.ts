import type { ListOrigin } from '@itinera/shared/router';
import { createContext, useMemo } from 'react';
import { useSession } from '@itinera/shared/state';
import { SCROLLED_PAGE } from '../list/visiblePages';

type Origin = Omit<ListOrigin, 'id' | 'place'>;

/** For the links of the rows alone: as a prop it would render all rows again when it changes. */
export const OriginContext = createContext<Origin>({ search: '', query: {}, pageSize: 0, isPaged: false });

/** Description of the list for the page that a row opens; changes only with the list. */
export function useOrigin(
  { pathname: path, search }: { pathname: string; search: string },
  { page: _page, per_page, ...query }: Record<string, unknown>,
  isScrolled: boolean,
): Origin {
  const asked = JSON.stringify(query);
  const usual = useSession((session) => session.pageSize);
  const pageSize = isScrolled ? SCROLLED_PAGE : Number(per_page ?? usual);
  return useMemo(
    () => ({ path, search, query: JSON.parse(asked), pageSize, isPaged: !isScrolled }),
    [path, search, asked, pageSize, isScrolled],
  );
}
