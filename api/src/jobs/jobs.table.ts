import { integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { instant } from '../db/columns';
import { declareVisibility } from '../db/visibility/visibility';
import { declareOfThings } from '../db/visibility/ofThings';

/** When each job is due, and which process holds its lease. */
export const jobsTable = pgTable('jobs', {
  name: text().primaryKey(),
  due_at: instant().notNull(),
  lease_holder: uuid(),
  lease_until: instant(),
  ran_at: instant(),
  /** Consecutive failures; 0 after a successful run. */
  failures: integer().notNull(),
  last_error: text(),
});

declareVisibility(
  jobsTable,
  { kind: 'system' },
  { open: ['name', 'due_at', 'lease_holder', 'lease_until', 'ran_at', 'failures', 'last_error'] },
);

declareOfThings(jobsTable, ['name']);
