import { table } from '../report/table';
import { milliseconds, ratio } from '../report/units';
import type { Figure } from './measure';

const slowestOf = (figures: Figure[]) => figures.reduce((one, other) => (other.p50 > one.p50 ? other : one));

/** A row for each group of calls: its slowest one, with the work of the database for it. */
export function bookingsTable(of: string, figures: Figure[]): string {
  const groups = [...new Set(figures.map(({ group }) => group))];
  const rows = groups.map((group) => {
    const calls = figures.filter((figure) => figure.group === group);
    const slowest = slowestOf(calls);
    const { name, p50, p95, alone, pages } = slowest;
    return [
      group,
      String(calls.length),
      calls.length === 1 ? '' : name,
      String(Math.max(...calls.map(({ statements }) => statements))),
      milliseconds(alone),
      milliseconds(p50),
      `${p95 > 40 ? '**' : ''}${milliseconds(p95)}${p95 > 40 ? '**' : ''}`,
      ratio(p50, alone),
      ratio(p95, alone),
      Math.round(pages).toLocaleString('en'),
    ];
  });
  return table(
    [
      of,
      'calls',
      'the slowest of them',
      'statements',
      'SQL alone',
      'p50',
      'p95',
      'p50 ÷ SQL',
      'p95 ÷ SQL',
      'pages of 8 kB',
    ],
    rows,
    ['---', '---:', '---', ...Array<string>(7).fill('---:')],
  );
}
