import {
  batchPath,
  type Answer,
  type AnyCollection,
  type BatchOperation,
  type BatchResult,
  type BatchVerdict,
  type CreateInput,
  type Entity,
  type Query,
  type UpdateInput,
} from '@itinera/shared/contracts';
import { hasResults } from '../http/answerShape';
import { call, callForList } from '../calls/call';

/** An idempotency key: a request repeated under the same key, after a lost answer or a renewed session, is carried out once. */
export const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join(
    '',
  );

/**
 * With the loaded tag, a write is refused (412) when another user has changed the entry since (lost update).
 */
export const writeHeaders = (key: string, tag?: string): Record<string, string> => ({
  'Idempotency-Key': key,
  ...(tag === undefined ? {} : { 'If-Match': tag }),
});

const resultOf = <T>({ result }: Answer<T>) => result;

/** Up to 100 writes in one transaction: all or none. */
export const sendBatch = (operations: BatchOperation[], key: string) =>
  call<Answer<BatchResult[]>>(
    { method: 'POST', url: batchPath, data: { operations }, headers: writeHeaders(key) },
    hasResults(operations.length),
  ).then(resultOf);

/** The path of one entry. */
export const entryPath = ({ path }: AnyCollection, id: string): string => `${path}/${encodeURIComponent(id)}`;

/** The calls of one collection. All reject with `ApiError`. */
export function client<C extends AnyCollection>(collection: C) {
  const { path } = collection;
  const one = (id: string) => entryPath(collection, id);
  return {
    list: (query: Query<C>, signal?: AbortSignal) =>
      callForList<Entity<C>>({ url: path, params: query, signal }),
    get: (id: string, query: Record<string, unknown> = {}, signal?: AbortSignal) =>
      call<Answer<Entity<C>>>({ method: 'GET', url: one(id), params: query, signal }).then(resultOf),
    /** `key`: of an earlier attempt with a lost answer, so that it is carried out once. */
    create: (data: CreateInput<C>, key = newKey()) =>
      call<Answer<Entity<C>>>({ method: 'POST', url: path, data, headers: writeHeaders(key) }).then(resultOf),
    update: (id: string, data: UpdateInput<C>, tag?: string, key = newKey()) =>
      call<Answer<Entity<C>>>({ method: 'PUT', url: one(id), data, headers: writeHeaders(key, tag) }).then(
        resultOf,
      ),
    remove: (id: string, tag?: string, key = newKey()) =>
      call<Answer<null>>({ method: 'DELETE', url: one(id), headers: writeHeaders(key, tag) }).then(resultOf),
    /** A dry run: the answers of the writes, one by one; nothing is written. */
    tryOut: (operations: BatchOperation[], signal?: AbortSignal) =>
      call<Answer<BatchVerdict[]>>(
        { method: 'POST', url: batchPath, data: { dry_run: true, operations }, signal },
        hasResults(operations.length),
      ).then(resultOf),
  };
}
