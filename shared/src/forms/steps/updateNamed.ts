import { locales } from '@itinera/shared/contracts';
import { ApiError, client, queryClient } from '@itinera/shared/data';
import type { LocalName, NamedCollection } from './localName';
import { inOrder } from './plan';

interface NamedEntry {
  id: string;
  names?: (LocalName & { id: string })[] | undefined;
}

/** Whoever deleted it before wished the same. */
const goneAlready = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
};

/** Changes an entry with `save`, then each of its names that differs, then the lists are read again. */
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
      label: 'Read the list again',
      run: () => queryClient.invalidateQueries({ queryKey: [collection.path] }),
    });
}
