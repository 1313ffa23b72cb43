import { orphansPath, type AnyCollection, type Orphan } from '@itinera/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { callForList } from '../calls/call';

/**
 * Entries without a name: their creation stopped between its two calls (specification 4). Read again whenever a collection of the screen
 * changes.
 */
export function useOrphans({ path }: AnyCollection) {
  return useQuery({
    queryKey: [path, 'orphans'],
    queryFn: ({ signal }) => callForList<Orphan>({ url: orphansPath, signal }).then(({ result }) => result),
  });
}
