import type { Kind, KindCollection } from '../kind';

/** Props for selecting an entry of a kind, beside those of the field. */
export const choiceOf = <C extends KindCollection>({ of, query, nameOf }: Kind<C>) => ({
  collection: of,
  query,
  nameOf,
});
