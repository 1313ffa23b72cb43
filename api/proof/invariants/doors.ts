import type { Entry } from '../../testing/calls';
import { emailOf, password, type Person } from '../../testing/people';
import type { TestServer } from '../../testing/testServer';
import type { Reader } from './answers';
import type { Answered, Send } from './intended';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** One request as a person; undefined if there is no answer. */
type Knock = (
  by: Person,
  method: Method,
  path: string,
  body?: object,
  key?: string,
) => Promise<Answered | undefined>;

/** Into a server in this process. */
export const inProcess =
  (server: TestServer): Knock =>
  async (by, method, path, body, key) => {
    const headers: Record<string, string> = key === undefined ? {} : { 'idempotency-key': key };
    const token = await server.tokenOf(by);
    const answer = await server.call(path, { method, token, headers, ...(body && { body }) });
    return { status: answer.statusCode, body: answer.body };
  };

/** Over the network, to wherever the server is by now. A restart signs nobody out. */
export function overHttp(addressOf: () => string): Knock {
  const tokens = new Map<Person, string>();
  const request = async (path: string, method: Method, headers: Record<string, string>, body?: object) => {
    const answer = await fetch(addressOf() + path, {
      method,
      headers: { ...headers, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(20_000),
    });
    return { status: answer.status, body: await answer.text() };
  };
  const tokenOf = async (person: Person): Promise<string> => {
    const known = tokens.get(person);
    if (known !== undefined) return known;
    const signIn = { email: emailOf(person), password };
    const { body } = await request('/api/auth/sign-in', 'POST', {}, signIn);
    const { access_token }: { access_token: string } = JSON.parse(body);
    tokens.set(person, access_token);
    return access_token;
  };
  return async (by, method, path, body, key) => {
    try {
      const authorization = `Bearer ${await tokenOf(by)}`;
      const headers = { authorization, ...(key !== undefined && { 'idempotency-key': key }) };
      const answer = await request(path, method, headers, body);
      if (answer.status === 401) tokens.delete(by);
      return answer;
    } catch {
      return undefined;
    }
  };
}

export const sendThrough =
  (knock: Knock): Send =>
  ({ by, method, path, body }, key) =>
    knock(by, method, path, body, key);

/** Reads as a person, and makes and changes entries where nothing else is to be seen. */
export function readThrough(knock: Knock, person: Person) {
  const result = async <T>(path: string, method: Method = 'GET', body?: object): Promise<T> => {
    const answer = await knock(person, method, path, body);
    if (!answer || answer.status >= 300)
      throw new Error(`${method} ${path}: ${answer?.status} ${answer?.body}`);
    const { result: found }: { result: T } = JSON.parse(answer.body);
    return found;
  };
  return {
    result: (path: string) => result(path),
    all: async (path: string) => {
      const found: Entry[] = [];
      for (let page = 1; ; page += 1) {
        const some = await result<Entry[]>(`${path}?per_page=200&page=${page}`);
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
