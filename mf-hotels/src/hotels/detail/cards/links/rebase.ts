/** Empty is the same however it is written. */
export const isSame = (one: unknown, other: unknown): boolean => (one ?? '') === (other ?? '');

/** The values of somebody else, and those that both began with. */
export interface Theirs<V> {
  base: V;
  theirs: V;
}

const fieldsOf = <V extends object>(values: V) => Object.keys(values) as (keyof V & string)[];

/** The fields in which two values differ, with those of the first. */
export const differing = <V extends object>(values: V, from: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isSame(value, Reflect.get(from, field))),
  ) as Partial<V>;

/** My values on top of theirs: what I have not changed is what they have made of it. */
export const rebase = <V extends object>(mine: V, { base, theirs }: Theirs<V>): V => ({
  ...theirs,
  ...differing(mine, base),
});

/** The fields that both have changed, differently. */
export const clashing = <V extends object>(mine: V, { base, theirs }: Theirs<V>): (keyof V & string)[] =>
  fieldsOf(mine).filter(
    (field) =>
      !isSame(mine[field], base[field]) &&
      !isSame(theirs[field], base[field]) &&
      !isSame(mine[field], theirs[field]),
  );
