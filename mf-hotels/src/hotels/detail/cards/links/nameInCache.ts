import { queryClient } from '@itinera/shared/data';

type Read<E> = E & { id: string };
interface Choices<E> {
  pages: readonly { result: readonly Read<E>[] }[];
}

/** Name of an entry from the query cache, loaded on its own or among options. */
export function nameInCache<E extends object>(
  path: string,
  id: unknown,
  nameOf: (entry: E) => string,
): string | undefined {
  const ownEntry = queryClient
    .getQueriesData<Read<E>>({ queryKey: [path, 'one', id] })
    .flatMap(([, entry]) => entry ?? []);
  const choices = queryClient
    .getQueriesData<Choices<E>>({ queryKey: [path, 'choices'] })
    .flatMap(([, read]) => read?.pages.flatMap(({ result }) => result) ?? []);
  const entry = [...ownEntry, ...choices].find((one) => one.id === id);
  return entry && nameOf(entry);
}
