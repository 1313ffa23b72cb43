import * as z from 'zod/mini';
import { hotels, id, listAnswer, tokens, type AnyCollection, type Entity } from '@itinera/shared/contracts';
import { emailOf, password } from './people';

/** An entry to be created once, under an idempotency key that makes it safe to send twice. */
export interface Intent {
  name: string;
  key: string;
  path: string;
  body: object;
}

export interface Client {
  address: string;
  token: string;
}

export async function signInAt(address: string): Promise<string> {
  const body = JSON.stringify({ email: emailOf('admin'), password });
  const answer = await fetch(`${address}/api/auth/sign-in`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json' },
  });
  return tokens.parse(await answer.json()).access_token;
}

export async function anyPlace({ address, token }: Client): Promise<string> {
  const answer = await fetch(`${address}/api/places?per_page=1&page=1`, {
    headers: { authorization: `Bearer ${token}` },
  });
  const [place] = listAnswer(z.object({ id })).parse(await answer.json()).result;
  return place?.id ?? '';
}

export const intentOf = (name: string, path: string, body: object): Intent => ({
  name,
  key: name.toLowerCase().replaceAll(' ', '-'),
  path,
  body,
});

export const hotelIntent = (name: string, place_id: string): Intent =>
  intentOf(name, hotels.path, { name, place_id });

/** Sends an intent; undefined if there is no answer, so that its outcome is unknown. */
const send = ({ address, token }: Client, { key, path, body }: Intent): Promise<Response | undefined> =>
  fetch(address + path, {
    method: 'POST',
    body: JSON.stringify(body),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);

/** Only the status of the answer. */
export async function ask(client: Client, intent: Intent): Promise<number | undefined> {
  const response = await send(client, intent);
  await response?.arrayBuffer();
  return response?.status;
}

/** All entries of a list. */
export async function listAll<C extends AnyCollection>(
  { address, token }: Client,
  collection: C,
  query: Record<string, string>,
): Promise<Entity<C>[]> {
  const page = listAnswer(collection.entity);
  const all: Entity<C>[] = [];
  for (let number = 1; ; number += 1) {
    const parameters = new URLSearchParams({ ...query, per_page: '200', page: String(number) });
    const answer = await fetch(`${address}${collection.path}?${parameters}`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const { result } = page.parse(await answer.json());
    all.push(...(result as Entity<C>[]));
    if (result.length < 200) return all;
  }
}

/** Number of occurrences of each name. */
export function countOf(names: readonly (string | null | undefined)[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const name of names) if (name) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
}

/** Number of hotels by name, for names that begin with a word. */
export const countNames = async (client: Client, word: string): Promise<Map<string, number>> =>
  countOf((await listAll(client, hotels, { q: word, sort: 'name' })).map(({ name }) => name));
