import type { App } from '../../../api/src/http/app';
import { quantile } from '../times/summary';
import type { SearchCase } from './cases';

export interface AtOnce {
  people: number;
  /** Milliseconds for all searches of all people, sequentially and concurrently. */
  inTurn: number;
  together: number;
  /** 95th percentile of one search while the others are running. */
  p95: number;
  refused: number;
}

const rounds = 3;

/** So many people search concurrently, compared with the same searches one after the other. */
export async function searchAtOnce(
  { url, body }: SearchCase,
  people: number,
  app: App,
  token: string,
): Promise<AtOnce> {
  const headers = { authorization: `Bearer ${token}` };
  const times: number[] = [];
  let refused = 0;
  // Each search differs, so that no answer can be reused.
  const ask = async (person: number) => {
    const start = performance.now();
    const payload = { ...body, markup_bp: person + 1 };
    const { statusCode } = await app.inject({ method: 'POST', url, headers, payload });
    if (statusCode !== 200) refused += 1;
    return performance.now() - start;
  };
  let [inTurn, together] = [0, 0];
  for (let round = 0; round < rounds; round += 1) {
    const everybody = Array.from({ length: people }, (_, person) => person);
    const first = performance.now();
    for (const person of everybody) await ask(person);
    const second = performance.now();
    times.push(...(await Promise.all(everybody.map(ask))));
    inTurn += second - first;
    together += performance.now() - second;
  }
  return {
    people,
    inTurn: inTurn / rounds,
    together: together / rounds,
    p95: quantile(times, 0.95),
    refused,
  };
}
