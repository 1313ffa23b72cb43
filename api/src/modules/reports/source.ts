import type { SQL } from 'drizzle-orm';
import type { Period, ReportStep } from '@itinera/shared/contracts';

export type Sums = Record<string, number>;

/** The source of a report: facts that the database sums by row, by time step and in total. */
export interface Source {
  period: Period;
  /** The period for comparison. Its facts have `is_before`. */
  before: Period | null;
  step: ReportStep;
  /** A query for `currency`, `fact_day`, `is_before`, and all `written` and `counted` columns. */
  facts: SQL;
  /** The same by time step, for a source whose facts are sums of the whole period and have no day. Without `written` columns. */
  points?: SQL;
  /** GROUP BY columns. */
  written: readonly string[];
  /** Summed columns. */
  counted: readonly string[];
  /** ORDER BY, after the currency. */
  order: string;
  /** Columns derived from sums, including those of the previous period. */
  derive?(sums: Sums, before: Sums): Record<string, number | null>;
}

/** A ratio in basis points. */
export const shareIn = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((10_000 * part) / whole);
