import * as z from 'zod/mini';
import { daysInOrderProblems } from '../daysInOrder';
import { answer } from '../envelope';
import { day, oneOf, queryInteger } from '../fields';
import { nightsBetween } from '../days';
import { rowOf, type ReportColumns } from './column';

export const reportsPath = '/api/reports';

/** How many rows an answer has at most; the first of them, in the order of the report. */
export const mostReportRows = 10_000;
const usualReportRows = 500;

export const mostReportDays = 1_830;

export const reportSteps = ['day', 'week', 'month'] as const;
export type ReportStep = (typeof reportSteps)[number];

/** A range of days. Absent: that of the report. */
export const rangeQuery = { from: z.optional(day), to: z.optional(day) };
export const stepQuery = { step: z._default(oneOf(reportSteps), 'week') };
export const asOfQuery = { as_of: z.optional(day) };

/**
 * A key figure with its value in the period before, as far as there is one. An amount is said for each currency, and what is counted once,
 * without a currency.
 */
const figure = z.object({
  name: z.string(),
  currency: z.nullable(z.string()),
  value: z.nullable(z.number()),
  before: z.nullable(z.number()),
});
export type ReportFigure = z.infer<typeof figure>;

/** The first figure, day by day, week by week or month by month: `day` is the first day of it. */
const point = z.object({ day, currency: z.nullable(z.string()), value: z.nullable(z.number()) });
export type ReportPoint = z.infer<typeof point>;

const period = z.object({ from: day, to: day });

/** Refuses days in the wrong order, and more of them than a report is about. */
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
 * A report: `GET /api/reports/{key}`. Its figures are names of columns, and the first one is what the chart shows. `rows` are the first ones in
 * the order of the report, up to `limit`.
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
    /** The days that it is about; of a report as of a day, that day twice. */
    period,
    /** What figures are compared with. */
    before: z.nullable(period),
    step: oneOf(reportSteps),
    figures: z.array(figure),
    points: z.array(point),
    rows: z.array(row),
    /** How many there are, of which `rows` may be the first. */
    row_count: z.number(),
    /** Of all rows, currency by currency. */
    totals: z.array(row),
  });
export type ReportResult = z.infer<ReturnType<typeof resultWith>>;

export const galleryPath = reportsPath;

/** One card for each report: its first figure, and how that developed. */
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
