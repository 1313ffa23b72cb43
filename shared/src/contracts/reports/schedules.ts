import * as z from '@itinera/shared/schema';
import { collection, type Entity, type FieldProblems } from '../collection';
import { day, flag, id, oneOf, queryFlag, searchText, text, timestamp } from '../fields';
import { allReports, type ReportKey } from './reports';

export const reportFrequencies = ['daily', 'weekly', 'monthly'] as const;
export type ReportFrequency = (typeof reportFrequencies)[number];

const isReport = (key: string): key is ReportKey => key in allReports;
const keys = Object.keys(allReports).filter(isReport) as [ReportKey, ...ReportKey[]];

const report = oneOf(keys);
const query = z.record(text(60, 1), searchText(500), { error: 'Send the parameters as texts by name.' });

/** Errors of a report's parameters. */
function problemsInQuery(schedule: {
  report?: string | undefined;
  query?: object | undefined;
}): FieldProblems {
  const { report: key, query: asked } = schedule;
  if (key === undefined || !isReport(key)) return {};
  const { success, error } = allReports[key].query.safeParse(asked ?? {});
  if (success) return {};
  const [issue] = error.issues;
  return { query: issue?.message ?? 'Choose other parameters.' };
}

/**
 * Reports by mail: each day, on Mondays, or on the first of a month. Without days, reports on the past cover the day, week or month
 * before.
 */
export const reportSchedules = collection({
  path: '/api/report-schedules',
  entity: {
    id,
    name: z.string(),
    report,
    query: z.record(z.string(), z.string()),
    frequency: oneOf(reportFrequencies),
    recipient_ids: z.array(id),
    is_active: flag,
    /** The day of the last mail. */
    last_sent_on: z.nullable(day),
    created_at: timestamp,
    updated_at: timestamp,
  },
  input: {
    name: text(80, 1),
    report,
    query,
    frequency: oneOf(reportFrequencies),
    /** Active staff. */
    recipient_ids: z
      .array(id, { error: 'Choose who gets it.' })
      .check(
        z.minLength(1, { error: 'Choose who gets it.' }),
        z.maxLength(20, { error: 'Choose at most 20 people.' }),
      ),
    is_active: flag,
  },
  create: ['name', 'report', 'frequency', 'recipient_ids'],
  defaults: { query: {}, is_active: true },
  filters: { is_active: z.optional(queryFlag) },
  sorts: ['name', 'created_at'],
  reference: true,
  problemsIn: problemsInQuery,
});
export type ReportSchedule = Entity<typeof reportSchedules>;
