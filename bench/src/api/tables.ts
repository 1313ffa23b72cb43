import { table } from '../report/table';
import { milliseconds, ratio } from '../report/units';
import type { Growth } from './measureGrowth';
import type { PictureFigure } from './measurePictures';

const engines = ['PGlite', 'PostgreSQL'] as const;

/** Each call compared with an empty route, in the same rounds of the same run. */
export function ratioTable([least]: Growth[]): string {
  const rows = (least?.calls ?? []).map(({ operation, medians, bare, n }) => [
    operation,
    milliseconds(bare),
    ...engines.flatMap((engine) => [
      milliseconds(medians[engine] ?? NaN),
      `**${ratio(medians[engine] ?? NaN, bare)}**`,
    ]),
    String(n),
  ]);
  return table(['call', 'bare route', ...engines.flatMap((engine) => [engine, 'ratio']), 'n'], rows);
}

/** How the ratio of each call grows with the data. */
export function growthTable(growth: Growth[]): string {
  const heads = engines.flatMap((engine) =>
    growth.map(({ hotels }) => `${engine}, ${hotels.toLocaleString('en')}`),
  );
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

/** The one time with a budget: the next page of a long list, near its beginning and at its end, on the production database. */
export function budgetLine(growth: Growth[]): string {
  const most = growth.at(-1);
  const rows = (most?.calls.slice(0, 2) ?? []).map(({ operation, p95 }) => {
    const time = p95['PostgreSQL'] ?? NaN;
    const verdict = time <= 40 ? 'kept' : '**missed**';
    return [
      `the next page within 40 ms: ${operation}`,
      (most?.hotels ?? 0).toLocaleString('en'),
      milliseconds(time),
      verdict,
    ];
  });
  return table(['budget', 'hotels', 'PostgreSQL, p95', ''], rows);
}

export const burstTable = (growth: Growth[]): string =>
  table(
    ['writes at the same moment', 'hotels', 'asked', 'done', 'sent away with 503', 'last answer after'],
    growth.flatMap(({ hotels, bursts }) =>
      bursts.map(({ name, asked, done, refused, took }) => [
        name,
        hotels.toLocaleString('en'),
        String(asked),
        String(done),
        String(refused),
        milliseconds(took),
      ]),
    ),
  );

export const picturesTable = (figures: PictureFigure[]): string =>
  table(
    ['40 million pixels', 'a small picture', 'one', 'two at once', 'four at once'],
    figures.map(({ type, memory }) => [
      type,
      ...[0, 1, 2, 4].map((times) => `${Math.round(memory[times] ?? NaN)} MiB`),
    ]),
  );
