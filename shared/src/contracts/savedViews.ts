import * as z from '@itinera/shared/schema';
import { collection, type CreateInput, type Entity, type UpdateInput } from './collection';
import { decimal, flag, id, oneOf, searchText, text, timestamp } from './fields';
import { savedViewsPath } from './writePaths';

const key = text(60, 1);
const mostFilters = 50;
const mostColumns = 100;

const list = key.check(z.regex(/^[a-z][a-z0-9-]*$/, { error: 'Use the name of a list, such as hotels.' }));

const query = z
  .record(key, searchText(500), { error: 'Send the filters as texts by name, as in the address.' })
  .check(
    z.refine((given) => Object.keys(given).length <= mostFilters, {
      error: `Save at most ${mostFilters} filters.`,
    }),
  );

const columnNames = z
  .array(key, { error: 'Send a list of columns.' })
  .check(z.maxLength(mostColumns, { error: `Name at most ${mostColumns} columns.` }));

const widths = z.record(key, decimal(1, 5000), { error: 'Send the widths in pixels by column.' }).check(
  z.refine((given) => Object.keys(given).length <= mostColumns, {
    error: `Name at most ${mostColumns} columns.`,
  }),
);

/** Settings of a table. Absent ones are as the list declares. */
const tableSettings = z.strictObject({
  order: z.optional(columnNames),
  hidden: z.optional(columnNames),
  widths: z.optional(widths),
  pinned: z.optional(z.strictObject({ start: columnNames, end: columnNames })),
  density: z.optional(oneOf(['comfortable', 'compact'])),
  paging: z.optional(oneOf(['pages', 'scroll'])),
});
export type TableSettings = z.output<typeof tableSettings>;

/**
 * Saved views of lists: filters and sort as in the address, and settings of the table. Staff can share theirs with all staff; only the
 * owner edits a view. `is_default` is the reader's own choice for the list, possible for each visible view; setting one replaces the
 * previous one.
 */
export const savedViews = collection({
  path: savedViewsPath,
  entity: {
    id,
    list: z.string(),
    name: z.string(),
    query: z.record(z.string(), z.string()),
    columns: tableSettings,
    is_shared: flag,
    is_default: flag,
    is_mine: flag,
    owner: z.object({ id, name: z.string() }),
    created_at: timestamp,
    updated_at: timestamp,
  },
  input: { list, name: key, query, columns: tableSettings, is_shared: flag, is_default: flag },
  create: ['list', 'name'],
  defaults: { query: {}, columns: {}, is_shared: false, is_default: false },
  filters: { list: z.optional(list) },
  sorts: ['name', 'created_at', 'updated_at'],
  reference: true,
});
export type SavedView = Entity<typeof savedViews>;
export type SavedViewCreate = CreateInput<typeof savedViews>;
export type SavedViewUpdate = UpdateInput<typeof savedViews>;
