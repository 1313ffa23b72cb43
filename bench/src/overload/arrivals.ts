import { quantile } from '../times/summary';

/** A call that resolves with the status of its answer. */
export type Ask = (number: number) => Promise<number>;

export interface Served {
  asked: number;
  answered: number;
  /** Milliseconds of answered calls. */
  p50: number;
  p95: number;
}

const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Calls that arrive at a rate per second for so long, whether or not earlier ones are answered, as people and timers do. */
export async function arrive(ask: Ask, perSecond: number, seconds: number): Promise<Served> {
  const times: number[] = [];
  const calls: Promise<void>[] = [];
  const begun = performance.now();
  const total = Math.round(perSecond * seconds);
  for (let number = 0; number < total; number += 1) {
    const wait = begun + (number * 1000) / perSecond - performance.now();
    if (wait > 1) await pause(wait);
    const start = performance.now();
    calls.push(
      ask(number).then((status) => {
        if (status === 200) times.push(performance.now() - start);
      }),
    );
  }
  await Promise.all(calls);
  return { asked: total, answered: times.length, p50: quantile(times, 0.5), p95: quantile(times, 0.95) };
}

/** Calls a second that are answered to so many callers, each of whom asks again after its answer. */
export async function capacityOf(ask: Ask, callers: number, seconds: number): Promise<number> {
  const until = performance.now() + seconds * 1000;
  let answered = 0;
  const caller = async (_: unknown, first: number) => {
    for (let number = first; performance.now() < until; number += callers) {
      await ask(number);
      answered += 1;
    }
  };
  await Promise.all(Array.from({ length: callers }).map(caller));
  return answered / seconds;
}
