import type { Kind, KindCollection } from '../kind';

/** Props that select an entry of a kind, in addition to those of the field. */
export const choiceOf = <C extends KindCollection>({ of, query, nameOf }: Kind<C>) => ({
  collection: of,
  query,
  nameOf,
});
