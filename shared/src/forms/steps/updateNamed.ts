import { locales } from '@itinera/shared/contracts';
import { ApiError, client, queryClient } from '@itinera/shared/data';
import type { LocalName, NamedCollection } from './localName';
import { inOrder } from './plan';

interface NamedEntry {
  id: string;
  names?: (LocalName & { id: string })[] | undefined;
}

/** Another user's deletion has the same result. */
const goneAlready = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
};

/** Updates an entry with `save`, then each of its changed names, then refreshes the lists. */
export function updateNamed(
  collection: NamedCollection,
  noun: string,
  entry: NamedEntry,
  save: () => Promise<unknown>,
  names: LocalName[],
) {
  const records = client(collection.names);

  const saveName = (locale: LocalName['locale'], key: string) => {
    const before = entry.names?.find((name) => name.locale === locale);
    const after = names.find((name) => name.locale === locale);
    if (before?.name === after?.name) return undefined;
    if (!after) return before && records.remove(before.id).catch(goneAlready);
    return before
      ? records.update(before.id, { name: after.name })
      : records.create({ ...after, [collection.names.owner]: entry.id }, `${key}-${locale}`);
  };

  return inOrder()
    .step('saved', { label: `Save the ${noun}`, run: save })
    .step('named', {
      label: 'Save its names',
      run: (_earlier, key) => Promise.all(locales.map((locale) => saveName(locale, key))),
    })
    .step('shown', {
      label: 'Refresh the list',
      run: () => queryClient.invalidateQueries({ queryKey: [collection.path] }),
    });
}
