import { setTimeout as pause } from 'node:timers/promises';
import type { Entry } from '../../testing/calls';
import { emailOf, password, type Person } from '../../testing/people';
import { beginSession } from '../../testing/sessions';
import type { TestServer } from '../../testing/testServer';
import type { Reader } from './reader';
import type { Answered, Send } from './intended';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** Sends one request as a person; undefined if there is no answer. */
type Knock = (
  by: Person,
  method: Method,
  path: string,
  body?: object,
  key?: string,
) => Promise<Answered | undefined>;

/** Acts as a browser: waits and retries when the server is busy, and signs in again when a token has expired. */
function signedIn(
  beginAs: (person: Person) => Promise<string>,
  request: (token: string, ...asked: Parameters<Knock>) => Promise<Answered>,
) {
  const tokens = new Map<Person, Promise<string>>();
  const begin = (by: Person): Promise<string> => {
    const token = beginAs(by);
    tokens.set(by, token);
    token.catch(() => tokens.delete(by));
    return token;
  };
  return async (...asked: Parameters<Knock>): Promise<Answered> => {
    const [by] = asked;
    for (;;) {
      const token = tokens.get(by) ?? begin(by);
      const answer = await request(await token, ...asked);
      if (answer.status === 429) await pause(100);
      // Several may be refused at the same time: only one signs in again.
      else if (answer.status !== 401) return answer;
      else if (tokens.get(by) === token) tokens.delete(by);
    }
  };
}

/** Sends requests to a server in this process. */
export const inProcess = (server: TestServer): Knock =>
  signedIn(
    async (person) => (await beginSession(server, person)).token,
    async (token, _, method, path, body, key) => {
      const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
      const answer = await server.call(path, { method, token, headers, ...(body && { body }) });
      return { status: answer.statusCode, body: answer.body };
    },
  );

/** Sends requests over the network to the current address of the server. Sessions survive a restart. */
export function overHttp(addressOf: () => string): Knock {
  const request = async (path: string, method: Method, headers: Record<string, string>, body?: object) => {
    const answer = await fetch(addressOf() + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    return { status: answer.status, body: await answer.text() };
  };
  const knock = signedIn(
    async (person) => {
      const signIn = { email: emailOf(person), password };
      const { body } = await request('/api/auth/sign-in', 'POST', {}, signIn);
      const { access_token }: { access_token: string } = JSON.parse(body);
      return access_token;
    },
    (token, _, method, path, body, key) => {
      const authorization = `Bearer ${token}`;
      return request(
        path,
        method,
        { authorization, ...(key !== undefined && { 'idempotency-key': key }) },
        body,
      );
    },
  );
  return (...asked) => knock(...asked).catch(() => undefined);
}

export const sendThrough =
  (knock: Knock): Send =>
  ({ by, method, path, body }, key) =>
    knock(by, method, path, body, key);

/** Reads as a person, and writes where the test needs entries. */
export function readThrough(knock: Knock, person: Person) {
  const ask = async (path: string, method: Method = 'GET', body?: object): Promise<unknown> => {
    const answer = await knock(person, method, path, body);
    if (!answer || answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer?.status} ${answer?.body}`);
    return JSON.parse(answer.body);
  };
  const result = async <T>(...asked: Parameters<typeof ask>): Promise<T> =>
    ((await ask(...asked)) as { result: T }).result;
  return {
    result: (path: string) => result(path),
    total: async (path: string) => ((await ask(path)) as { total: number }).total,
    all: async (path: string) => {
      const found: Entry[] = [];
      for (let page = 1; ; page += 1) {
        const to = path.includes('?') ? '&' : '?';
        const some = await result<Entry[]>(`${path}${to}per_page=200&page=${page}`);
        found.push(...some);
        if (some.length < 200) return found;
      }
    },
    list: (path: string) => result<Entry[]>(path),
    one: (path: string) => result<Entry>(path),
    make: (path: string, body: object) => result<Entry>(path, 'POST', body),
    change: (path: string, body: object) => result<Entry>(path, 'PUT', body),
  } satisfies Reader & Record<string, unknown>;
}
export type Through = ReturnType<typeof readThrough>;
