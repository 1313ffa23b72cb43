import type { KnownRoute } from './routeTable';
import type { TestServer } from './testServer';

/** Ids by the name of the field that has them, as the lists of the server show them to an actor. */
export type KnownIds = Map<string, Set<string>>;

const uuid = /^[0-9a-f]{8}-[0-9a-f-]{27}$/;

/** Adds a list of ids in an entry: `room_type_id of <hotel>` are the rooms of that hotel. */
function gatherList(entry: object, key: string, list: readonly unknown[], ids: KnownIds): void {
  const owner: unknown = Reflect.get(entry, 'id');
  const listed = list.filter((id): id is string => typeof id === 'string' && uuid.test(id));
  if (typeof owner === 'string' && listed.length > 0) ids.set(`${key} of ${owner}`, new Set(listed));
}

/** Fields that refer to prices of a partner, with a field that identifies such entries. */
const ofPartners = { period_id: 'start_period', graph_price_id: 'coefficient_bp' };

/** Adds the entries of prices by their owner: `period_id of <hotel> <partner>` are the periods of the two. */
export function gatherOwned(entry: object, ids: KnownIds): void {
  if (!('id' in entry && 'hotel_id' in entry && 'dmc_id' in entry)) return;
  for (const [field, mark] of Object.entries(ofPartners))
    if (mark in entry)
      for (const key of [field, `${field} of ${String(entry.hotel_id)} ${String(entry.dmc_id)}`])
        ids.set(key, new Set([...(ids.get(key) ?? []), String(entry.id)]));
}

export function gather(value: unknown, ids: KnownIds): void {
  if (Array.isArray(value)) for (const item of value) gather(item, ids);
  else if (typeof value === 'object' && value !== null) {
    gatherOwned(value, ids);
    for (const [key, part] of Object.entries(value)) {
      if (typeof part === 'string' && uuid.test(part)) ids.set(key, (ids.get(key) ?? new Set()).add(part));
      else {
        if (Array.isArray(part)) gatherList(value, key, part, ids);
        gather(part, ids);
      }
    }
  }
}

/** Lists are the routes without a parameter that return rows. */
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

/** All ids to refer to: by the name of a field, and as `id` for the entries themselves. */
export async function knownIds(server: TestServer, routes: KnownRoute[], token: string): Promise<KnownIds> {
  const ids: KnownIds = new Map();
  for (const { url } of listsOf(routes)) {
    const answer = await server.call(`${url}?per_page=20&page=1`, { token });
    if (answer.statusCode === 200) gather(answer.json(), ids);
  }
  return ids;
}
