import type { Answer, AnyCollection, CreateInput, Entity, ListAnswer, Query, UpdateInput } from '@itinera/shared/contracts';
import { call } from '../http/call';

/** The calls of one collection. All reject with `ApiError`. */
export function client<C extends AnyCollection>({ path }: C) {
  const one = (id: string) => `${path}/${encodeURIComponent(id)}`;
  const resultOf = <T>({ result }: Answer<T>) => result;
  return {
    list: (query: Query<C>, signal?: AbortSignal) =>
      call<ListAnswer<Entity<C>>>({ method: 'GET', url: path, params: query, signal }),
    get: (id: string, query: Record<string, unknown> = {}, signal?: AbortSignal) =>
      call<Answer<Entity<C>>>({ method: 'GET', url: one(id), params: query, signal }).then(resultOf),
    create: (data: CreateInput<C>) => call<Answer<Entity<C>>>({ method: 'POST', url: path, data }).then(resultOf),
    update: (id: string, data: UpdateInput<C>) =>
      call<Answer<Entity<C>>>({ method: 'PUT', url: one(id), data }).then(resultOf),
    remove: (id: string) => call<Answer<null>>({ method: 'DELETE', url: one(id) }).then(resultOf),
  };
}
