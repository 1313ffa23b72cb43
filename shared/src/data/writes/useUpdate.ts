import type { AnyCollection, Entity, UpdateInput } from '@itinera/shared/contracts';
import { hashKey, useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { ApiError } from '../http/apiError';
import { tagOf } from '../http/entityTags';
import { client } from '../queries/client';

/** Whether an entry says all that an input wished. */
const says = (entry: Record<string, unknown>, input: unknown): boolean =>
  Object.entries(input ?? {}).every(
    ([field, value]) => value === undefined || hashKey([entry[field]]) === hashKey([value]),
  );

/**
 * Changes an entry that `useOne` has read: what is left out stays as it is. Refused with 412 when somebody else
 * has changed it since; the next attempt then starts from that change. For forms, which show a failure themselves.
 */
export function useUpdate<C extends AnyCollection>(collection: C, entry: Entity<C> & { id: string }) {
  const queries = useQueryClient();
  const tag = useRef(tagOf(entry));
  const lost = useRef<UpdateInput<C>[]>([]);

  async function update(input: UpdateInput<C>): Promise<Entity<C>> {
    try {
      return await client(collection).update(entry.id, input, tag.current);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const { current, isTemporary } = error;
      if (isTemporary) lost.current.push(input);
      if (!current) throw error;
      tag.current = current.tag;
      // Whoever was faster was this form, and the answer was lost.
      const wasOwn = lost.current.some((wish) => says(current.entry, wish));
      lost.current = [];
      if (wasOwn) return update(input);
      throw error;
    }
  }

  return useMutation<Entity<C>, Error, UpdateInput<C>>({
    mutationFn: update,
    onSuccess: () => queries.invalidateQueries({ queryKey: [collection.path] }),
    meta: { errors: 'log' },
  });
}
