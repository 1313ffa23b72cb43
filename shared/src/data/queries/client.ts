import type { Answer, AnyCollection, CreateInput, Entity, ListAnswer, Query, UpdateInput } from '@itinera/shared/contracts';
import { call } from '../http/call';

/** One per wish: a repetition of the same call, after a lost answer or a renewed session, is done once. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/** Refuses the write (412) when somebody else has changed the entry since the tag was read. */
const matching = (tag: string | undefined) => (tag === undefined ? {} : { 'If-Match': tag });

/** The calls of one collection. All reject with `ApiError`. */
export function client<C extends AnyCollection>({ path }: C) {
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const resultOf = <T>({ result }: Answer<T>) => result;
  return {
    list: (query: Query<C>, signal?: AbortSignal) =>
      call<ListAnswer<Entity<C>>>({ method: 'GET', url: path, params: query, signal }),
    get: (id: string, query: Record<string, unknown> = {}, signal?: AbortSignal) =>
      call<Answer<Entity<C>>>({ method: 'GET', url: one(id), params: query, signal }).then(resultOf),
    create: (data: CreateInput<C>) =>
      call<Answer<Entity<C>>>({ method: 'POST', url: path, data, headers: { 'Idempotency-Key': newKey() } }).then(resultOf),
    update: (id: string, data: UpdateInput<C>, tag?: string) =>
      call<Answer<Entity<C>>>({ method: 'PUT', url: one(id), data, headers: matching(tag) }).then(resultOf),
    remove: (id: string, tag?: string) =>
      call<Answer<null>>({ method: 'DELETE', url: one(id), headers: matching(tag) }).then(resultOf),
  };
}
