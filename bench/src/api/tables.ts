import { table } from '../report/table';
import { milliseconds, ratio } from '../report/units';
import type { Growth } from './measureGrowth';

const engines = ['PGlite', 'PostgreSQL'] as const;

/** Each call against a route that does nothing, in the same turns of the same run. */
export function ratioTable([least]: Growth[]): string {
  const rows = (least?.calls ?? []).map(({ operation, medians, bare, n }) => [
    operation,
    milliseconds(bare),
    ...engines.flatMap((engine) => [milliseconds(medians[engine] ?? NaN), `**${ratio(medians[engine] ?? NaN, bare)}**`]),
    String(n),
  ]);
  return table(['call', 'bare route', ...engines.flatMap((engine) => [engine, 'ratio']), 'n'], rows);
}

/** How the ratio of each call grows with the data. */
export function growthTable(growth: Growth[]): string {
  const heads = engines.flatMap((engine) => growth.map(({ hotels }) => `${engine}, ${hotels.toLocaleString('en')}`));
  const operations = growth[0]?.calls.map(({ operation }) => operation) ?? [];
  const rows = operations.map((operation) => [
    operation,
    ...engines.flatMap((engine) =>
      growth.map(({ calls }) => {
        const figure = calls.find((call) => call.operation === operation);
        return figure ? ratio(figure.medians[engine] ?? NaN, figure.bare) : '';
      }),
    ),
  ]);
  return table(['ratio to a bare route, by hotels', ...heads], rows);
}
