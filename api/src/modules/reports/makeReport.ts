import type {
  ReportColumns,
  ReportFigure,
  ReportPoint,
  ReportResult,
  ReportRow,
} from '@itinera/shared/contracts';
import type { Transaction } from '../../db/database';
import { addUpFacts, type Summed } from './addUpFacts';
import type { Source, Sums } from './source';

interface Declared {
  columns: ReportColumns;
  figures: readonly string[];
}

const sumsIn = (row: Summed, { counted }: Source, suffix = ''): Sums =>
  Object.fromEntries(counted.map((name) => [name, Number(row[name + suffix] ?? 0)]));

const added = (all: readonly Sums[], counted: readonly string[]): Sums =>
  Object.fromEntries(
    counted.map((name) => [name, all.reduce((sum, { [name]: value = 0 }) => sum + value, 0)]),
  );

interface Totals {
  currency: string | null;
  now: Sums;
  before: Sums;
}

const withDerived = (source: Source, now: Sums, before: Sums): Record<string, number | null> => ({
  ...now,
  ...source.derive?.(now, before),
});

/** Key figures: amounts by currency, counts over all currencies. */
function figuresOf(
  { columns, figures }: Declared,
  source: Source,
  totals: readonly Totals[],
): ReportFigure[] {
  const all: Totals = {
    currency: null,
    now: added(
      totals.map(({ now }) => now),
      source.counted,
    ),
    before: added(
      totals.map(({ before }) => before),
      source.counted,
    ),
  };
  return figures.flatMap((name) => {
    const isMoney = columns[name]?.kind === 'money';
    return (isMoney && totals.length > 0 ? totals : [all]).map(({ currency, now, before }) => ({
      name,
      currency,
      value: withDerived(source, now, before)[name] ?? null,
      before: source.before === null ? null : (withDerived(source, before, before)[name] ?? null),
    }));
  });
}

/** The first figure by time step, of the period or, with the suffix `_before`, of the one before. */
function pointsOf(
  { columns, figures: [shown = ''] }: Declared,
  source: Source,
  all: Summed[],
  suffix: '' | '_before' = '',
): ReportPoint[] {
  const found = all.filter((row) => Number(row[`found${suffix}`]) > 0);
  const isMoney = columns[shown]?.kind === 'money';
  const byKey = new Map<string, Summed[]>();
  for (const row of found) {
    const key = `${row.bucket} ${isMoney ? row.currency : ''}`;
    byKey.set(key, [...(byKey.get(key) ?? []), row]);
  }
  return [...byKey.values()].flatMap((rows) => {
    const [first] = rows;
    if (!first || first.bucket === null) return [];
    const sums = added(
      rows.map((row) => sumsIn(row, source, suffix)),
      source.counted,
    );
    const value = withDerived(source, sums, sums)[shown] ?? null;
    return [{ day: first.bucket, currency: isMoney ? first.currency : null, value }];
  });
}

/** Makes a report of its source: the database sums the facts, and derived columns are computed here. */
export async function makeReport(
  tx: Transaction,
  declared: Declared,
  source: Source,
  limit: number,
): Promise<ReportResult> {
  const summed = await addUpFacts(tx, source, limit);
  const ofLevel = (wanted: Summed['level']) => summed.filter(({ level }) => level === wanted);
  const writtenIn = (row: Summed) =>
    source.written.map((name) => [name, typeof row[name] === 'string' ? row[name] : null]);
  const shown = (row: Summed): ReportRow => ({
    ...Object.fromEntries(writtenIn(row)),
    ...withDerived(source, sumsIn(row, source), sumsIn(row, source, '_before')),
    currency: row.currency,
  });
  const totals = ofLevel('total');
  const rows = ofLevel('row');
  return {
    period: source.period,
    before: source.before,
    step: source.step,
    figures: figuresOf(
      declared,
      source,
      totals.map((row) => ({
        currency: row.currency,
        now: sumsIn(row, source),
        before: sumsIn(row, source, '_before'),
      })),
    ),
    points: pointsOf(declared, source, ofLevel('point')),
    before_points: source.before === null ? [] : pointsOf(declared, source, ofLevel('point'), '_before'),
    rows: rows.map(shown),
    row_count: rows[0]?.of ?? 0,
    totals: totals.map(shown),
  };
}
