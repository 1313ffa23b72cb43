import type { AnyCollection, Entity, UpdateInput } from '@itinera/shared/contracts';
import { tagOf, tagWith } from '../http/entityTags';
import { queryClient } from '../cache/queryClient';
import { refreshAfterWrites, updateOptimistically } from './optimisticUpdate';

/**
 * Shows a saved entry at once wherever it is cached, and refreshes the collection in the background. What is embedded in the entry, such
 * as the name of its country, follows with that answer.
 */
export function showSaved<C extends AnyCollection>(
  collection: C,
  id: string,
  saved: Entity<C>,
  input: UpdateInput<C>,
): void {
  const { path } = collection;
  // Lists have fewer fields than an entry, some of them masked: they adopt the typed values.
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
