import type { Client } from 'pg';
import type { App } from '../../../api/src/http/app';
import { quantile } from '../times/summary';
import type { Call } from './calls';
import { statementsOf, type recordStatements } from './recorded';
import { pagesRead, timeAlone } from './sqlAlone';

export interface Times {
  statements: number;
  pages: number;
  /** Milliseconds. */
  p50: number;
  p95: number;
  /** Milliseconds of the same statements without the API, in the same turns. */
  alone: number;
  n: number;
}

const WARM_UP = 1;

export type Figure = Call & Times;

/** A GET, or with a body a POST that writes nothing. */
interface MeasuredRequest {
  url: string;
  body?: object;
}

interface Measured {
  app: App;
  record: ReturnType<typeof recordStatements>;
  client: Client;
  token: string;
  turns: number;
}

/** Each turn makes the call and then sends its statements directly, so that a busy moment affects both. */
export async function measureCall<C extends MeasuredRequest>(
  call: C,
  { app, record, client, token, turns }: Measured,
): Promise<C & Times> {
  const headers = { authorization: `Bearer ${token}` };
  const ask = async () => {
    const payload = call.body && { payload: call.body };
    const method = call.body ? 'POST' : 'GET';
    const { statusCode, body } = await app.inject({ method, url: call.url, headers, ...payload });
    if (statusCode !== 200) throw new Error(`${call.url} answered ${statusCode}: ${body}`);
  };
  const sent = await record(ask);
  const times: number[] = [];
  const alone: number[] = [];
  for (let turn = 0; turn < WARM_UP + turns; turn += 1) {
    const start = performance.now();
    await ask();
    const took = performance.now() - start;
    const tookAlone = await timeAlone(client, sent);
    if (turn < WARM_UP) continue;
    times.push(took);
    alone.push(tookAlone);
  }
  return {
    ...call,
    statements: statementsOf(sent).length,
    pages: await pagesRead(client, sent),
    p50: quantile(times, 0.5),
    p95: quantile(times, 0.95),
    alone: quantile(alone, 0.5),
    n: turns,
  };
}
