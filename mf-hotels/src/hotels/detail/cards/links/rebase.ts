const inOrder = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).toSorted(([one], [other]) => (one < other ? -1 : 1)))
    : value;

/** Equality that treats empty, null and undefined as the same, and compares lists by what is in them. */
const isSame = (one: unknown, other: unknown): boolean =>
  JSON.stringify(one ?? '', inOrder) === JSON.stringify(other ?? '', inOrder);

/** Values of another user, and the values that both edits began with. */
export interface Theirs<V> {
  base: V;
  theirs: V;
}

const fieldsOf = <V extends object>(values: V) => Object.keys(values) as (keyof V & string)[];

/** Fields in which two values differ, with those of the first. */
export const differing = <V extends object>(values: V, from: V): Partial<V> =>
  Object.fromEntries(
    Object.entries(values).filter(([field, value]) => !isSame(value, Reflect.get(from, field))),
  ) as Partial<V>;

/** Three-way merge: own changes on top of the other user's values. */
export const rebase = <V extends object>(mine: V, { base, theirs }: Theirs<V>): V => ({
  ...theirs,
  ...differing(mine, base),
});

/** Fields that both users have changed, to different values. */
export const clashing = <V extends object>(mine: V, { base, theirs }: Theirs<V>): (keyof V & string)[] =>
  fieldsOf(mine).filter(
    (field) =>
      !isSame(mine[field], base[field]) &&
      !isSame(theirs[field], base[field]) &&
      !isSame(mine[field], theirs[field]),
  );
