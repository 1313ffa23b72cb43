import { quantile } from '../times/summary';
import { operationsOn } from './operations';

export interface Target {
  name: string;
  api: string;
}

export interface CallFigure {
  operation: string;
  /** Milliseconds of each target, and of the empty route in the same rounds. */
  medians: Record<string, number>;
  /** The 95th percentile of each target. */
  p95: Record<string, number>;
  bare: number;
  n: number;
}

const WARM_UP = 10;

/** Calls all targets and the empty route in turns, so that a busy moment of the machine affects all of them. */
export async function measureCalls(targets: Target[], bare: string, turns: number): Promise<CallFigure[]> {
  const operations = await Promise.all(
    targets.map(async ({ name, api }) => ({ name, api, list: await operationsOn(api) })),
  );
  const names = operations[0]?.list.map(({ name }) => name) ?? [];
  const figures: CallFigure[] = [];
  for (const [index, operation] of names.entries()) {
    const times = new Map<string, number[]>([
      ['bare', []],
      ...targets.map(({ name }): [string, number[]] => [name, []]),
    ]);
    for (let turn = 0; turn < WARM_UP + turns; turn += 1) {
      const keep = (name: string, time: number) => turn >= WARM_UP && times.get(name)?.push(time);
      for (const { name, api, list } of operations) {
        const asked = list[index];
        if (!asked) continue;
        keep(name, await timeOf(`${api}${asked.url(turn)}`, asked.method, turn, asked.token));
        if (name === targets[0]?.name) keep('bare', await timeOf(bare, asked.method, turn, ''));
      }
    }
    const of = (name: string, share: number) => quantile(times.get(name) ?? [], share);
    const ofTargets = (share: number) =>
      Object.fromEntries(targets.map(({ name }) => [name, of(name, share)]));
    figures.push({
      operation,
      n: turns,
      bare: of('bare', 0.5),
      medians: ofTargets(0.5),
      p95: ofTargets(0.95),
    });
  }
  return figures;
}

async function timeOf(url: string, method: string, turn: number, token: string): Promise<number> {
  const body = method === 'PUT' ? JSON.stringify({ keywords: `measured ${turn}` }) : null;
  const headers = {
    authorization: `Bearer ${token}`,
    ...(body === null ? {} : { 'content-type': 'application/json' }),
  };
  const start = performance.now();
  const answer = await fetch(url, { method, body, headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${method} ${url} answered ${answer.status}.`);
  return performance.now() - start;
}
