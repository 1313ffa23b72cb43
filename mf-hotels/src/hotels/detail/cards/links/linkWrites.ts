import type { AnyCollection, BatchResult } from '@itinera/shared/contracts';
import { createWrite, type Write } from '@itinera/shared/data';
import type { LinkKind, LinkOf } from '../../../../parts/link';
import { differing } from './rebase';

interface Difference<C extends AnyCollection, V> {
  hotelId: string;
  /** Links on the server. */
  saved: readonly LinkOf<C>[];
  wanted: readonly V[];
}

function removal<C extends AnyCollection>(collection: C, { id, etag }: LinkOf<C>, name: string): Write {
  const { path } = collection;
  return {
    id,
    name,
    operation: { method: 'DELETE', path: `${path}/${id}`, if_match: etag },
    inverse: () => ({ operation: { method: 'POST', path, body: { id } } }),
  };
}

function update<C extends AnyCollection, V extends object>(
  { collection, valuesOf, nameOf }: LinkKind<C, V>,
  link: LinkOf<C>,
  wanted: V,
): Write[] {
  const before = valuesOf(link);
  const changes = differing(wanted, before);
  if (Object.keys(changes).length === 0) return [];
  const put = (body: object, if_match: string | undefined) => ({
    operation: { method: 'PUT' as const, path: `${collection.path}/${link.id}`, body: { ...body }, if_match },
  });
  const inverse = ({ etag }: BatchResult) => put(differing(before, wanted), etag);
  return [{ id: link.id, name: nameOf(wanted), ...put(changes, link.etag), inverse }];
}

/**
 * Writes that turn the saved links into the wanted ones: removals first, then updates of changed links under their ETags, then additions.
 */
export function linkWrites<C extends AnyCollection, V extends object>(
  kind: LinkKind<C, V>,
  { hotelId, saved, wanted }: Difference<C, V>,
): Write[] {
  const { collection, valuesOf, keyOf, nameOf } = kind;
  const wantedByKey = new Map(wanted.map((values) => [keyOf(values), values]));
  const known = saved.map((link) => ({ link, values: valuesOf(link) }));
  const keys = new Set(known.map(({ values }) => keyOf(values)));
  const removals = known.flatMap(({ link, values }) =>
    wantedByKey.has(keyOf(values)) ? [] : [removal(collection, link, nameOf(values))],
  );
  const updates = known.flatMap(({ link, values }) => {
    const after = wantedByKey.get(keyOf(values));
    return after ? update(kind, link, after) : [];
  });
  const creations = wanted
    .filter((values) => !keys.has(keyOf(values)))
    .map((values) =>
      createWrite(collection, { id: keyOf(values), name: nameOf(values) }, { hotel_id: hotelId, ...values }),
    );
  return [...removals, ...updates, ...creations];
}

/** Links after these writes. */
export function afterWrites<C extends AnyCollection>(
  { read }: Pick<LinkKind<C, object>, 'read'>,
  saved: readonly LinkOf<C>[],
  done: readonly { write: Write; result: BatchResult }[],
): LinkOf<C>[] {
  return done.reduce<LinkOf<C>[]>(
    (links, { write, result: { result, etag } }) => {
      const others = links.filter(({ id }) => id !== write.id);
      if (result === null || Array.isArray(result)) return others;
      const link = { ...read(result), etag };
      const at = links.findIndex(({ id }) => id === write.id);
      return at < 0 ? [...links, link] : links.with(at, link);
    },
    [...saved],
  );
}
