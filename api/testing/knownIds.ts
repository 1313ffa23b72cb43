import type { KnownRoute } from './routeTable';
import type { TestServer } from './testServer';

/** Ids by the name of the field that carries them, as the lists of the server show them to an actor. */
export type KnownIds = Map<string, Set<string>>;

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

export function gather(value: unknown, ids: KnownIds): void {
  if (Array.isArray(value)) for (const item of value) gather(item, ids);
  else if (typeof value === 'object' && value !== null) {
    for (const [key, part] of Object.entries(value)) {
      if (typeof part === 'string' && uuid.test(part)) ids.set(key, (ids.get(key) ?? new Set()).add(part));
      else gather(part, ids);
    }
  }
}

/** Lists are the routes without a parameter that answer rows. */
export const listsOf = (routes: KnownRoute[]): KnownRoute[] =>
  routes.filter(
    ({ method, url, query }) =>
      method === 'GET' && !url.includes(':') && query?.properties?.['page'] !== undefined,
  );

/** The ids of all entries of a list, over all of its pages. */
export async function idsOf(server: TestServer, list: string, token: string): Promise<string[]> {
  const ids: string[] = [];
  for (let page = 1; ; page += 1) {
    const answer = await server.call(`${list}?per_page=200&page=${page}`, { token });
    if (answer.statusCode !== 200) return ids;
    const { result }: { result: { id: string }[] } = answer.json();
    ids.push(...result.map(({ id }) => id));
    if (result.length < 200) return ids;
  }
}

/** What there is to refer to: a field's own name, and `id` for the entries themselves. */
export async function knownIds(server: TestServer, routes: KnownRoute[], token: string): Promise<KnownIds> {
  const ids: KnownIds = new Map();
  for (const { url } of listsOf(routes)) {
    const answer = await server.call(`${url}?per_page=20&page=1`, { token });
    if (answer.statusCode === 200) gather(answer.json(), ids);
  }
  return ids;
}
