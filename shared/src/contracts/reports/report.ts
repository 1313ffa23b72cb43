import * as z from '@itinera/shared/schema';
import { daysInOrderProblems } from '../daysInOrder';
import { answer } from '../envelope';
import { day, oneOf, queryInteger } from '../fields';
import { nightsBetween } from '../days';
import { rowOf, type ReportColumns } from './column';

export const reportsPath = '/api/reports';

/** Highest number of rows of an answer: the first ones in the order of the report. */
export const mostReportRows = 10_000;
const usualReportRows = 500;

const mostReportDays = 1_830;

export const reportSteps = ['day', 'week', 'month'] as const;
export type ReportStep = (typeof reportSteps)[number];

/** A range of days; by default that of the report. */
export const rangeQuery = { from: z.optional(day), to: z.optional(day) };
export const stepQuery = { step: z._default(oneOf(reportSteps), 'week') };
export const asOfQuery = { as_of: z.optional(day) };

/**
 * A key figure with its value in the previous period, if there is one. Amounts have one entry per currency, counts a single one without a
 * currency.
 */
const figure = z.object({
  name: z.string(),
  currency: z.nullable(z.string()),
  value: z.nullable(z.number()),
  before: z.nullable(z.number()),
});
export type ReportFigure = z.infer<typeof figure>;

/** First figure by day, week or month: `day` is the first day of it. */
const point = z.object({ day, currency: z.nullable(z.string()), value: z.nullable(z.number()) });
export type ReportPoint = z.infer<typeof point>;

const period = z.object({ from: day, to: day });

/** Refuses days in the wrong order, and ranges longer than the report allows. */
const inRange = <T extends z.ZodMiniType<object>>(input: T): T =>
  input.check(({ value, issues }) => {
    const { from, to }: { from?: unknown; to?: unknown } = value;
    if (typeof from !== 'string' || typeof to !== 'string') return;
    const { to: wrong } = daysInOrderProblems({ from, to }, 'from', 'to');
    const tooLong =
      nightsBetween(from, to) < mostReportDays ? undefined : 'Choose a range of at most five years.';
    const message = wrong ?? tooLong;
    if (message !== undefined) issues.push({ code: 'custom', path: ['to'], message, input: value });
  }) as T;

/**
 * A report: `GET /api/reports/{key}`. Its figures are names of columns, the first of which is charted. `rows` are the first ones in the
 * order of the report, up to `limit`.
 */
export function report<K extends string, Q extends Record<string, z.ZodMiniType>, C extends ReportColumns>({
  key,
  query,
  columns,
  figures,
}: {
  key: K;
  query: Q;
  columns: C;
  figures: readonly [keyof C & string, ...(keyof C & string)[]];
}) {
  const limit = z._default(queryInteger(1, mostReportRows), usualReportRows);
  return {
    key,
    path: `${reportsPath}/${key}`,
    query: inRange(z.strictObject({ ...query, limit })),
    columns,
    figures,
    answer: answer(resultWith(rowOf(columns))),
  };
}

const resultWith = (row: ReturnType<typeof rowOf>) =>
  z.object({
    /** Its days; of a report as of one day, that day twice. */
    period,
    /** Period that figures are compared with. */
    before: z.nullable(period),
    step: oneOf(reportSteps),
    figures: z.array(figure),
    points: z.array(point),
    /** The same of the period before. Absent in answers of older servers. */
    before_points: z.optional(z.array(point)),
    rows: z.array(row),
    /** Number of all rows; `rows` may contain only the first. */
    row_count: z.number(),
    /** Totals over all rows, per currency. */
    totals: z.array(row),
  });
export type ReportResult = z.infer<ReturnType<typeof resultWith>>;

export const galleryPath = reportsPath;

/** A card per report: its first figure, and its development. */
export const galleryAnswer = answer(
  z.array(
    z.object({
      key: z.string(),
      period,
      before: z.nullable(period),
      step: oneOf(reportSteps),
      figures: z.array(figure),
      points: z.array(point),
    }),
  ),
);
export type ReportCard = z.infer<typeof galleryAnswer>['result'][number];
