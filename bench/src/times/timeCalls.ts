import { listedForStaff } from '@itinera/shared/contracts';
import { signIn } from '../product/account';
import { quantile } from './summary';

export interface CallTimes {
  list: { p50: number; p95: number };
  health: { p50: number; p95: number };
  n: number;
}

const WARM_UP = 30;

/** The list of hotels with everything it shows, compared with a call without any work: the difference is the list's own work. */
export async function timeCalls(api: string, repeats: number): Promise<CallTimes> {
  const { access_token } = await signIn(api);
  const headers = { authorization: `Bearer ${access_token}` };
  const list: number[] = [];
  const health: number[] = [];
  for (let turn = 0; turn < WARM_UP + repeats; turn++) {
    health.push(await timeCall(`${api}/api/health`, {}));
    list.push(await timeCall(`${api}/api/hotels?with=${listedForStaff.with}`, headers));
  }
  return { list: percentiles(list.slice(WARM_UP)), health: percentiles(health.slice(WARM_UP)), n: repeats };
}

async function timeCall(address: string, headers: Record<string, string>): Promise<number> {
  const start = performance.now();
  const answer = await fetch(address, { headers });
  await answer.arrayBuffer();
  if (!answer.ok) throw new Error(`${address} answered ${answer.status}.`);
  return performance.now() - start;
}

const percentiles = (times: number[]) => ({ p50: quantile(times, 0.5), p95: quantile(times, 0.95) });
