import { gather, listsOf, type KnownIds } from './knownIds';
import type { KnownRoute } from './routeTable';
import type { TestServer } from './testServer';

/** The rows that a person can name in a request, updated while requests create and delete rows. */
export interface KnownRows {
  /** Ids by the name of the field that carries them. */
  ids: KnownIds;
  /** Ids by the address of the list that shows them. */
  entries: Map<string, Set<string>>;
  /** Ids of the rows that requests have created, by the address of their list. */
  created: Map<string, Set<string>>;
}

interface Row {
  id?: string;
}

const setAt = (sets: Map<string, Set<string>>, key: string): Set<string> => {
  const set = sets.get(key) ?? new Set();
  sets.set(key, set);
  return set;
};

/** The first hundred rows of each list, as the owner of the token sees them. */
export async function knownRows(server: TestServer, routes: KnownRoute[], token: string): Promise<KnownRows> {
  const known: KnownRows = { ids: new Map(), entries: new Map(), created: new Map() };
  for (const { url } of listsOf(routes)) {
    const answer = await server.call(`${url}?per_page=100&page=1`, { token });
    if (answer.statusCode !== 200) continue;
    const { result }: { result: Row[] } = answer.json();
    gather(result, known.ids);
    for (const { id } of result) if (id !== undefined) setAt(known.entries, url).add(id);
  }
  return known;
}

/** The fields that refer to rows of a list, such as `country_id` to those of `/api/countries`. */
function fieldsOf({ ids, entries }: KnownRows, list: string): Set<string>[] {
  const rows = entries.get(list) ?? new Set();
  return [...ids].flatMap(([field, values]) =>
    field !== 'id' && [...values].some((value) => rows.has(value)) ? [values] : [],
  );
}

/** Adds a new row, which requests can then read, refer to and delete. */
export function rowCreated(known: KnownRows, list: string, { id }: Row): void {
  if (id === undefined) return;
  // A new account is no partner yet, so nothing can belong to it.
  if (list !== '/api/users') for (const values of fieldsOf(known, list)) values.add(id);
  setAt(known.entries, list).add(id);
  setAt(known.created, list).add(id);
}

export function rowDeleted({ ids, entries, created }: KnownRows, id: string): void {
  for (const sets of [ids, entries, created]) {
    for (const [key, values] of sets) if (values.delete(id) && values.size === 0) sets.delete(key);
  }
}

/** The same, with only new rows in fields that have any: existing rows mostly have unique references already. */
export function idsOfNewRows({ ids, created }: KnownRows): KnownIds {
  const isNew = new Set([...created.values()].flatMap((rows) => [...rows]));
  const newIn = (values: Set<string>) => new Set([...values].filter((value) => isNew.has(value)));
  return new Map(
    [...ids].map(([field, values]) => {
      const fresh = newIn(values);
      return [field, fresh.size > 0 ? fresh : values];
    }),
  );
}
