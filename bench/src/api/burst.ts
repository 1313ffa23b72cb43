import { hotels } from '@itinera/shared/contracts';
import { signInAs } from '../product/account';
import type { Target } from './measureCalls';

export interface Burst {
  name: string;
  asked: number;
  done: number;
  /** Number of answers with 503 and Retry-After. */
  refused: number;
  /** Milliseconds until the last answer. */
  took: number;
}

const AT_ONCE = 1000;

/** Sends far more writes at once than anybody should, each with its own idempotency key. */
export async function measureBurst({ name, api }: Target): Promise<Burst> {
  const { access_token } = await signInAs(api, 'manager@itinera.example');
  const headers = { authorization: `Bearer ${access_token}`, 'content-type': 'application/json' };
  const places: { result: { id: string }[] } = await (
    await fetch(`${api}/api/places?page=1&per_page=1`, { headers })
  ).json();
  const start = performance.now();
  const answers = await Promise.all(
    Array.from({ length: AT_ONCE }, async (_, number) => {
      const body = JSON.stringify({ name: `Of a burst ${number}`, place_id: places.result[0]?.id });
      const answer = await fetch(`${api}${hotels.path}`, {
        method: 'POST',
        body,
        headers: { ...headers, 'idempotency-key': crypto.randomUUID() },
      });
      await answer.arrayBuffer();
      if (answer.status !== 201 && answer.headers.get('retry-after') === null)
        throw new Error(`A write of a burst was answered ${answer.status}.`);
      return answer.status;
    }),
  );
  const done = answers.filter((status) => status === 201).length;
  return { name, asked: AT_ONCE, done, refused: AT_ONCE - done, took: performance.now() - start };
}
