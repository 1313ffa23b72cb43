import {
  batchPath,
  type Answer,
  type AnyCollection,
  type BatchOperation,
  type BatchResult,
  type BatchVerdict,
  type CreateInput,
  type Entity,
  type ListAnswer,
  type Query,
  type UpdateInput,
} from '@itinera/shared/contracts';
import { call } from '../http/call';

/** One per wish: a repetition of the same call, after a lost answer or a renewed session, is done once. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/** Refuses the write (412) when somebody else has changed the entry since the tag was read. */
const matching = (tag: string | undefined) => (tag === undefined ? {} : { 'If-Match': tag });

/** The path of one entry. */
export const entryPath = ({ path }: AnyCollection, id: string): string => `${path}/${encodeURIComponent(id)}`;

/** The calls of one collection. All reject with `ApiError`. */
export function client<C extends AnyCollection>(collection: C) {
  const { path } = collection;
  const one = (id: string) => entryPath(collection, id);
  const resultOf = <T>({ result }: Answer<T>) => result;
  const batch = (operations: BatchOperation[], key = newKey()) =>
    call<Answer<BatchResult[]>>({
      method: 'POST',
      url: batchPath,
      data: { operations },
      headers: { 'Idempotency-Key': key },
    }).then(resultOf);
  return {
    list: (query: Query<C>, signal?: AbortSignal) =>
      call<ListAnswer<Entity<C>>>({ method: 'GET', url: path, params: query, signal }),
    get: (id: string, query: Record<string, unknown> = {}, signal?: AbortSignal) =>
      call<Answer<Entity<C>>>({ method: 'GET', url: one(id), params: query, signal }).then(resultOf),
    /** `key`: of an earlier attempt at the same wish whose answer was lost; it will not be done twice. */
    create: (data: CreateInput<C>, key = newKey()) =>
      call<Answer<Entity<C>>>({ method: 'POST', url: path, data, headers: { 'Idempotency-Key': key } }).then(
        resultOf,
      ),
    update: (id: string, data: UpdateInput<C>, tag?: string) =>
      call<Answer<Entity<C>>>({ method: 'PUT', url: one(id), data, headers: matching(tag) }).then(resultOf),
    remove: (id: string, tag?: string) =>
      call<Answer<null>>({ method: 'DELETE', url: one(id), headers: matching(tag) }).then(resultOf),
    /** Up to 100 writes that happen together or not at all; `key` as of `create`. */
    batch,
    /** What those writes would answer, one by one; nothing is written. */
    tryOut: (operations: BatchOperation[], signal?: AbortSignal) =>
      call<Answer<BatchVerdict[]>>({
        method: 'POST',
        url: batchPath,
        data: { dry_run: true, operations },
        signal,
      }).then(resultOf),
    /** Brings back what this person deleted in the last ten minutes. */
    restore: (ids: string[], key?: string) =>
      batch(
        ids.map((id) => ({ method: 'POST', path, body: { id } })),
        key,
      ),
  };
}
