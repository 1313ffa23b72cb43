/** The server's ETag of an entry, by the object that was read: an entry is a plain value and has no room for it. */
const tags = new WeakMap<object, string>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Keeps the tag of an answer `{ success, result }`. */
export function rememberTag(body: unknown, tag: unknown): void {
  if (isObject(body) && 'result' in body) tagWith(body.result, tag);
}

function tagWith(entry: unknown, tag: unknown): void {
  if (typeof tag === 'string' && isObject(entry)) tags.set(entry, tag);
}

/** What `If-Match` says of an entry that `useOne` has read or a write has answered; undefined for anything else. */
export const tagOf = (entry: unknown): string | undefined => (isObject(entry) ? tags.get(entry) : undefined);
