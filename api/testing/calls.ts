import { randomUUID } from 'node:crypto';
import type { LightMyRequestResponse } from 'fastify';
import type { Person } from './people';
import type { Call, TestServer } from './testServer';

export type Entry = Record<string, unknown> & { id: string };

/** Calls as one person, returning the parts of answers that tests use. The session lasts as long as the test. */
export async function callsOf(server: TestServer, person: Person) {
  // A person who can't sign in is reported here, and not by the first call.
  await server.tokenOf(person);
  const call = async (url: string, asked: Omit<Call, 'token'> = {}) =>
    server.call(url, { ...asked, token: await server.tokenOf(person) });
  const get = (url: string) => call(url);
  const post = (url: string, body: unknown) => call(url, { method: 'POST', body });
  const put = (url: string, body: unknown) => call(url, { method: 'PUT', body });
  /** A POST with an idempotency key, which calls of money require. */
  const send = (url: string, body: unknown) =>
    call(url, { method: 'POST', body, headers: { 'idempotency-key': randomUUID() } });
  const remove = (url: string) => call(url, { method: 'DELETE' });

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
