import { orphansPath, type AnyCollection, type ListAnswer, type Orphan } from '@itinera/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../http/call';

/**
 * All entries that have no name: their creation was broken off between its two calls (specification 4). Asked again
 * whenever something of the collection changes on which the screen works.
 */
export function useOrphans({ path }: AnyCollection) {
  return useQuery({
    queryKey: [path, 'orphans'],
    queryFn: ({ signal }) =>
      call<ListAnswer<Orphan>>({ method: 'GET', url: orphansPath, signal }).then(({ result }) => result),
  });
}
