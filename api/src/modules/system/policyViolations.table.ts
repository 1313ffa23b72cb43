import { integer, pgTable, primaryKey, text } from 'drizzle-orm/pg-core';
import { createdNow } from '../../db/columns';
import { declareVisibility } from '../../db/visibility/visibility';

/** What browsers refused under the content security policy of our pages: one row for the same, counted. */
export const policyViolationsTable = pgTable(
  'policy_violations',
  {
    /** Route of the page, such as `/hotels/:id`: an address could name a person or what was searched for. */
    page: text().notNull(),
    directive: text().notNull(),
    /** Origin of what was refused, or the browser's word for it: `inline`, `trusted-types-sink`. */
    blocked: text().notNull(),
    seen: integer().notNull().default(1),
    first_at: createdNow(),
    last_at: createdNow(),
  },
  ({ page, directive, blocked }) => [primaryKey({ columns: [page, directive, blocked] })],
);

declareVisibility(
  policyViolationsTable,
  { kind: 'system' },
  { open: ['page', 'directive', 'blocked', 'seen', 'first_at', 'last_at'] },
);
