import { dependentsPath, type AnyCollection, type Answer, type Dependent } from '@itinera/shared/contracts';
import { useQuery } from '@tanstack/react-query';
import { call } from '../calls/call';

/** Dependents of an entry, never from the cache: they decide what may be deleted. */
export function useDependents({ path }: AnyCollection, id: string) {
  const params = { entity: path.replace('/api/', ''), id };
  return useQuery({
    queryKey: [dependentsPath, params],
    queryFn: ({ signal }) =>
      call<Answer<Dependent[]>>({ method: 'GET', url: dependentsPath, params, signal }).then(
        ({ result }) => result,
      ),
    staleTime: 0,
    gcTime: 0,
  });
}
