import type { SQL } from 'drizzle-orm';
import type { Period, ReportStep } from '@itinera/shared/contracts';

export type Sums = Record<string, number>;

/** Where a report comes from: facts that are added up in the database, by row, by step of time and altogether. */
export interface Source {
  period: Period;
  /** What it is compared with. Its facts have `is_before`. */
  before: Period | null;
  step: ReportStep;
  /** A query for `currency`, `fact_day`, `is_before`, and all columns that are written or counted. */
  facts: SQL;
  /** Columns by which facts are one row. */
  written: readonly string[];
  /** Columns that are added up. */
  counted: readonly string[];
  /** Behind the currency. */
  order: string;
  /** Columns that follow from sums, also from those of the period before. */
  derive?(sums: Sums, before: Sums): Record<string, number | null>;
}

/** A share in basis points. */
export const shareIn = (part: number, whole: number): number | null =>
  whole === 0 ? null : Math.round((10_000 * part) / whole);
