import { boolean, date, jsonb, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { reportFrequencies, type ReportKey } from '@itinera/shared/contracts';
import { createdNow, id } from '../../../db/columns';
import { declareVisibility } from '../../../db/visibility/visibility';
import { usersTable } from '../../../people/users.table';
import { declareDerived } from '../../../rest/entries/derived';
import type { IdList } from '../../../rest/entries/references';
import { declareOfThings } from '../../../db/visibility/ofThings';

export const reportSchedulesTable = pgTable('report_schedules', {
  id: id(),
  name: text().notNull(),
  report: text().$type<ReportKey>().notNull(),
  query: jsonb().$type<Record<string, string>>().notNull(),
  frequency: text({ enum: reportFrequencies }).notNull(),
  recipient_ids: uuid().array().notNull(),
  is_active: boolean().notNull(),
  last_sent_on: date({ mode: 'string' }),
  created_at: createdNow(),
  updated_at: createdNow(),
});

/** Written by the job that sends. */
declareDerived(reportSchedulesTable, ['last_sent_on']);

declareVisibility(
  reportSchedulesTable,
  { kind: 'staff' },
  {
    open: [
      'id',
      'name',
      'report',
      'query',
      'frequency',
      'recipient_ids',
      'is_active',
      'last_sent_on',
      'created_at',
      'updated_at',
    ],
  },
);

export const reportRecipientLists: IdList[] = [
  { column: reportSchedulesTable.recipient_ids, of: usersTable },
];
export type ScheduleRow = typeof reportSchedulesTable.$inferSelect;

declareOfThings(reportSchedulesTable, ['report']);
