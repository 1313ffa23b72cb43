import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { Person } from './people';
import type { TestServer } from './testServer';

export type Entry = Record<string, unknown> & { id: string };

/** Calls as one person, returning the parts of answers that tests use. */
export async function callsOf(server: TestServer, person: Person) {
  const token = await server.tokenOf(person);
  const get = (url: string) => server.call(url, { token });
  const post = (url: string, body: unknown) => server.call(url, { method: 'POST', token, body });
  const put = (url: string, body: unknown) => server.call(url, { method: 'PUT', token, body });
  /** A POST with an idempotency key, which calls of money require. */
  const send = (url: string, body: unknown) =>
    server.call(url, { method: 'POST', token, body, headers: { 'idempotency-key': randomUUID() } });
  const remove = (url: string) => server.call(url, { method: 'DELETE', token });

  const resultOf = <T>(answer: LightMyRequestResponse, status: number): T => {
    if (answer.statusCode !== status)
      throw new Error(`${answer.statusCode} instead of ${status}: ${answer.body}`);
    return answer.json<{ result: T }>().result;
  };

  return {
    get,
    post,
    put,
    send,
    remove,
    list: async (url: string) => resultOf<Entry[]>(await get(url), 200),
    one: async (url: string) => resultOf<Entry>(await get(url), 200),
    make: async (url: string, body: unknown) => resultOf<Entry>(await post(url, body), 201),
    change: async (url: string, body: unknown) => resultOf<Entry>(await put(url, body), 200),
  };
}

export type Calls = Awaited<ReturnType<typeof callsOf>>;

/** The fields that a refusal names. */
export const refusedFields = (answer: LightMyRequestResponse): string[] => {
  const { error, message } = answer.json<{
    error: { fields?: Record<string, string>; message: string };
    message: string;
  }>();
  if (error.message !== message) throw new Error('The message must be in both places.');
  return Object.keys(error.fields ?? {});
};
