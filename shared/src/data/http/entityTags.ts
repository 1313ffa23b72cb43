/** The server's ETag of an entry, by the object that was read: an entry is a plain value and has no room for it. */
const tags = new WeakMap<object, string>();

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Notes the tag of an answer `{ success, result }`. */
export function rememberTag(body: unknown, tag: unknown): void {
  if (typeof tag === 'string' && isObject(body) && 'result' in body && isObject(body.result))
    tags.set(body.result, tag);
}

/** What `If-Match` says of an entry that `useOne` has read or a write has answered; undefined for anything else. */
export const tagOf = (entry: unknown): string | undefined => (isObject(entry) ? tags.get(entry) : undefined);
