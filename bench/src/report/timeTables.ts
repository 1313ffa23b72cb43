import { builds } from '../browser/build';
import type { Summary } from '../times/summary';
import type { Times } from './results';
import { table } from './table';
import { milliseconds, ratio } from './units';

const both = ({ median, min }: Summary) => `${milliseconds(median)} (${milliseconds(min)})`;

export function loadsTable({ loads }: Times): string {
  const rows = loads.map(({ page, profile, federated, monolithic }) => [
    `${page}, ${profile}`,
    both(federated),
    both(monolithic),
    `**${ratio(federated.median, monolithic.median)}** (${ratio(federated.min, monolithic.min)})`,
    String(federated.n),
  ]);
  return table(['first visit, ready', 'federated', 'monolithic', 'ratio', 'n'], rows);
}

export function routeChangeTable({ routeChange }: Times): string {
  const rows = builds.map((build) => {
    const { n, scripts, depth, ...times } = routeChange[build];
    return [build, both({ ...times, n }), String(scripts), String(depth), String(n)];
  });
  return table(['back to /hotels', 'content', 'scripts', 'requests in a row', 'n'], rows);
}

export function callsTable({ calls: { list, health, n } }: Times): string {
  const rows = [
    ['`GET /api/health`', milliseconds(health.p50), milliseconds(health.p95), String(n)],
    ['`GET /api/hotels`, what its list shows', milliseconds(list.p50), milliseconds(list.p95), String(n)],
    ['ratio', `**${ratio(list.p50, health.p50)}**`, ratio(list.p95, health.p95), ''],
  ];
  return table(['call', 'p50', 'p95', 'n'], rows);
}
