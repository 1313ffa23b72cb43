/** ETag of a loaded entry, by object: entries are plain values without a place for it. */
const tags = new WeakMap<object, string>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Stores the tag of an answer `{ success, result }`. */
export function rememberTag(body: unknown, tag: unknown): void {
  if (isObject(body) && 'result' in body) tagWith(body.result, tag);
}

/** Stores the tag of an entry. */
export function tagWith(entry: unknown, tag: unknown): void {
  if (typeof tag === 'string' && isObject(entry)) tags.set(entry, tag);
}

/** `If-Match` for an entry that `useOne` has loaded or a write has returned; undefined for any other. */
export const tagOf = (entry: unknown): string | undefined => (isObject(entry) ? tags.get(entry) : undefined);
