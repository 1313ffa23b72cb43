import type { CreateInput, Entity } from '@itinera/shared/contracts';
import { client, queryClient } from '@itinera/shared/data';
import type { LocalName, NamedCollection } from './localName';
import { inOrder } from './plan';

/**
 * Makes an entry as specified (specification 4): itself, then its names with the id that came back, then the
 * lists are read again. Should a name fail, it is tried again, or the entry is taken back.
 */
export function createNamed<C extends NamedCollection>(
  collection: C,
  noun: string,
  entry: CreateInput<C>,
  names: LocalName[],
) {
  return inOrder()
    .step('made', {
      label: `Create the ${noun}`,
      run: (_earlier, key): Promise<Entity<C>> => client(collection).create(entry, key),
      undo: ({ id }) => client(collection).remove(id),
    })
    .step('named', {
      label: 'Save its name',
      run: ({ made }, key) =>
        Promise.all(
          names.map((name) =>
            client(collection.names).create(
              { ...name, [collection.names.owner]: made.id },
              `${key}-${name.locale}`,
            ),
          ),
        ),
    })
    .step('shown', {
      label: 'Read the list again',
      run: () => queryClient.invalidateQueries({ queryKey: [collection.path] }),
    });
}
