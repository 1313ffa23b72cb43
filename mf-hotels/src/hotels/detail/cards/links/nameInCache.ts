import { queryClient } from '@itinera/shared/data';

type Read<E> = E & { id: string };
interface Choices<E> {
  pages: readonly { result: readonly Read<E>[] }[];
}

/** The name of an entry that the page has read, alone or among choices: that of one which was just chosen. */
export function nameInCache<E extends object>(
  path: string,
  id: unknown,
  nameOf: (entry: E) => string,
): string | undefined {
  const alone = queryClient
    .getQueriesData<Read<E>>({ queryKey: [path, 'one', id] })
    .flatMap(([, entry]) => entry ?? []);
  const choices = queryClient
    .getQueriesData<Choices<E>>({ queryKey: [path, 'choices'] })
    .flatMap(([, read]) => read?.pages.flatMap(({ result }) => result) ?? []);
  const entry = [...alone, ...choices].find((one) => one.id === id);
  return entry && nameOf(entry);
}
