import { and, eq, ne, sql } from 'drizzle-orm';
import { customFields, mostCustomFields } from '@itinera/shared/contracts';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import { invalid, Problem } from '../../http/problem';
import { ofHotels } from '../../identity/rights/rights';
import { customFieldsTable as table, type CustomFieldRow } from '../../rest/custom/customFields.table';
import { resource } from '../../rest/resource';
import { entriesWith } from './uses';

type Changes = Partial<typeof table.$inferInsert>;

/** Refuses changes of entity and key, under which entries store the values. */
function refuseMoves(changes: Changes, before: CustomFieldRow): void {
  const { entity = before.entity, key = before.key } = changes;
  if (entity !== before.entity)
    throw invalid({ entity: 'A field stays with its kind of entries. Add another field there.' });
  if (key !== before.key)
    throw invalid({ key: 'A field keeps its key. Add another field with the new one.' });
}

/** Refuses another type for a field with values, which would be misread. */
async function refuseTypeOfUsed(tx: Transaction, changes: Changes, before: CustomFieldRow): Promise<void> {
  const { type = before.type, currency = before.currency, options = before.options } = changes;
  const lost = before.options.filter((had) => !options.some(({ value }) => value === had.value));
  if (type === before.type && currency === before.currency && lost.length === 0) return;
  const entries = await entriesWith(tx, before);
  if (entries === 0) return;
  const used = `${entries} ${entries === 1 ? 'entry has' : 'entries have'} a value of this field`;
  if (type !== before.type)
    throw invalid({ type: `${used}, so its type can’t change. Add another field instead.` });
  if (currency !== before.currency)
    throw invalid({ currency: `${used}, so its currency can’t change. Add another field instead.` });
  const labels = lost.map(({ label }) => label).join(', ');
  throw invalid({ options: `${used}, so its options stay. Put back ${labels}, or add another field.` });
}

async function refuseTooMany(
  tx: Transaction,
  { entity, id }: Pick<CustomFieldRow, 'entity'> & { id?: string },
) {
  const others = and(
    eq(table.entity, entity),
    eq(table.is_active, true),
    id === undefined ? undefined : ne(table.id, id),
  );
  if ((await tx.$count(table, others)) >= mostCustomFields)
    throw invalid({
      is_active: `At most ${mostCustomFields} fields are active for one kind of entries. Make another one inactive first.`,
    });
}

const isChanged = (before: string[], after: string[] | undefined): boolean =>
  after !== undefined && JSON.stringify(before.toSorted()) !== JSON.stringify(after.toSorted());

/** Nobody gives a field that is hidden from the own role to anybody, the own role included. Admins decide who sees what. */
function refuseHidden({ role }: WriteContext, changes: Changes, before: CustomFieldRow): void {
  if (role === null || role === 'admin' || before.visible_roles.includes(role)) return;
  for (const field of ['visible_roles', 'editable_roles'] as const)
    if (isChanged(before[field], changes[field]))
      throw invalid({
        [field]: 'Your role doesn’t see this field, so you can’t decide who does. Ask an admin.',
      });
}

async function prepare(
  tx: Transaction,
  changes: Changes,
  before: CustomFieldRow | undefined,
  context: WriteContext,
): Promise<Changes> {
  const after = { ...before, ...changes };
  if (before) {
    refuseHidden(context, changes, before);
    refuseMoves(changes, before);
    await refuseTypeOfUsed(tx, changes, before);
  }
  if (after.is_active && !before?.is_active && after.entity)
    await refuseTooMany(tx, { entity: after.entity, ...(before && { id: before.id }) });
  return changes;
}

export const customFieldResource = resource({
  collection: customFields,
  table,
  access: ofHotels,
  first: [table.entity, table.order],
  searched: [table.label, table.key],
  prepare,
  ownOf: () => sql`${table.is_active} AND 'dmc' = ANY(${table.visible_roles})`,
  inList: (row, { role }) => ({
    ...row,
    is_visible: row['is_active'] === true && includes(row['visible_roles'], role),
    is_editable: includes(row['editable_roles'], role),
  }),
  async remove(tx, before) {
    const entries = await entriesWith(tx, before);
    if (entries > 0)
      throw new Problem(
        'in_use',
        `${entries} ${entries === 1 ? 'entry has' : 'entries have'} a value of this field. Make it inactive instead: their values are kept.`,
      );
    await tx.delete(table).where(eq(table.id, before.id));
  },
});

const includes = (list: unknown, one: string): boolean => Array.isArray(list) && list.includes(one);
