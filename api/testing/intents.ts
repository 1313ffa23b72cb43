import * as z from 'zod/mini';
import { hotels, id, listAnswer, tokens } from '@itinera/shared/contracts';
import { emailOf, password } from './people';

/** A hotel to be created once, under an idempotency key that makes it safe to ask twice. */
export interface Intent {
  name: string;
  key: string;
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

/** The answer; undefined when there is none, so that nobody knows whether it was done. */
export const send = (
  { address, token }: Client,
  placeId: string,
  { name, key }: Intent,
): Promise<Response | undefined> =>
  fetch(`${address}/api/hotels`, {
    method: 'POST',
    body: JSON.stringify({ name, place_id: placeId }),
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}`, 'idempotency-key': key },
    signal: AbortSignal.timeout(20_000),
  }).catch(() => undefined);

/** Only the status of the answer. */
export async function ask(client: Client, placeId: string, intent: Intent): Promise<number | undefined> {
  const response = await send(client, placeId, intent);
  await response?.arrayBuffer();
  return response?.status;
}

/** How often each name is there that begins with a word. */
export async function countNames({ address, token }: Client, word: string): Promise<Map<string, number>> {
  const page = listAnswer(hotels.entity);
  const counts = new Map<string, number>();
  for (let number = 1; ; number += 1) {
    const url = `${address}/api/hotels?per_page=200&page=${number}&q=${word}&sort=name`;
    const { result } = page.parse(
      await (await fetch(url, { headers: { authorization: `Bearer ${token}` } })).json(),
    );
    for (const { name } of result) counts.set(name, (counts.get(name) ?? 0) + 1);
    if (result.length < 200) return counts;
  }
}
