import type { AnyCollection, Entity, UpdateInput } from '@itinera/shared/contracts';
import { tagOf, tagWith } from '../http/entityTags';
import { queryClient } from '../queries/queryClient';
import { refreshAfterWrites, updateOptimistically } from './optimisticUpdate';

/**
 * Shows a saved entry at once wherever it is cached, and reads the collection again without keeping anyone waiting.
 * What is embedded in the entry, such as the name of its country, follows with the answer.
 */
export function showSaved<C extends AnyCollection>(
  collection: C,
  id: string,
  saved: Entity<C>,
  input: UpdateInput<C>,
): void {
  const { path } = collection;
  // Lists show fewer fields than an entry, and some of them masked: they take over what the person has typed.
  updateOptimistically(path, (entries) =>
    entries.map((entry) => (entry.id === id ? Object.assign({}, entry, input) : entry)),
  ).commit();
  for (const query of queryClient.getQueryCache().findAll({ queryKey: [path, 'one', id] })) {
    if (query.state.data === undefined) continue;
    const shown: unknown = Object.assign({}, query.state.data, saved);
    tagWith(shown, tagOf(saved));
    queryClient.setQueryData(query.queryKey, shown);
  }
  refreshAfterWrites(collection);
}
