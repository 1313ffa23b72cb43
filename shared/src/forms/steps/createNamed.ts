import type { CreateInput, Entity, UpdateInput } from '@itinera/shared/contracts';
import { ApiError, client, queryClient } from '@itinera/shared/data';
import { doneIfGone } from './doneIfGone';
import type { LocalName, NamedCollection } from './localName';
import { inOrder } from './plan';

/** Waits for all calls. Rejects with a lost answer rather than with a refusal, because only that has to be resolved. */
async function allAnswered<T>(calls: Promise<T>[]): Promise<T[]> {
  const failures = (await Promise.allSettled(calls)).flatMap((call) =>
    call.status === 'rejected' ? [call.reason] : [],
  );
  const lost = failures.find((error) => error instanceof ApiError && error.isUnanswered);
  if (failures.length > 0) throw lost ?? failures[0];
  return Promise.all(calls);
}

/**
 * Plan that creates an entry as specified (specification 4): first the entry, then its names with the id from the answer, then refreshes
 * the lists. A failed name is retried, or the entry undone. Saved with other values, an existing entry is updated with all its names.
 */
export function createNamed<C extends NamedCollection>(
  collection: C,
  noun: string,
  entry: CreateInput<C>,
  names: LocalName[],
) {
  const entries = client(collection);
  return inOrder()
    .step('made', {
      label: `Create the ${noun}`,
      run: (_earlier, key): Promise<Entity<C>> => entries.create(entry, key),
      // Without an ETag, because adding its names has changed it.
      revise: ({ id }, key) =>
        entries.update(id, { ...Object(entry), names } as UpdateInput<C>, undefined, key),
      undo: ({ id }) => entries.remove(id).catch(doneIfGone),
    })
    .step('named', {
      label: 'Save its name',
      run: async ({ made }, key) => {
        // A revised entry was sent with its names.
        const isNamed = names.every(({ locale, name }) =>
          made.names?.some((saved) => saved.locale === locale && saved.name === name),
        );
        return isNamed
          ? []
          : allAnswered(
              names.map((name) =>
                client(collection.names).create(
                  { ...name, [collection.names.owner]: made.id },
                  `${key}-${name.locale}`,
                ),
              ),
            );
      },
    })
    .step('shown', {
      label: 'Refresh the list',
      run: () => queryClient.invalidateQueries({ queryKey: [collection.path] }),
    });
}
