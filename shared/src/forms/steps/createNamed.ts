import type { CreateInput, Entity, UpdateInput } from '@itinera/shared/contracts';
import { ApiError, client, queryClient } from '@itinera/shared/data';
import type { LocalName, NamedCollection } from './localName';
import { inOrder } from './plan';

/** Removing what somebody else has removed before is done. */
const doneIfGone = (error: unknown): void => {
  if (!(error instanceof ApiError) || error.status !== 404) throw error;
};

/** Waits for all of them, so that a lost answer is not overtaken by a refusal: what is lost has to be asked for again. */
async function allAnswered<T>(calls: Promise<T>[]): Promise<T[]> {
  const failures = (await Promise.allSettled(calls)).flatMap((call) =>
    call.status === 'rejected' ? [call.reason] : [],
  );
  const lost = failures.find((error) => error instanceof ApiError && error.isUnanswered);
  if (failures.length > 0) throw lost ?? failures[0];
  return Promise.all(calls);
}

/**
 * Makes an entry as specified (specification 4): itself, then its names with the id that came back, then the
 * lists are read again. Should a name fail, it is tried again, or the entry is undone. With other values, an entry
 * that was made already is updated, all its names included.
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
      // Without a tag: its own name records have changed that.
      revise: ({ id }, key) =>
        entries.update(id, { ...Object(entry), names } as UpdateInput<C>, undefined, key),
      undo: ({ id }) => entries.remove(id).catch(doneIfGone),
    })
    .step('named', {
      label: 'Save its name',
      run: async ({ made }, key) => {
        // Those of an entry that was revised came with it.
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
