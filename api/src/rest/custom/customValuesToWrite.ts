import { and, asc, eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  customProblemsIn,
  isEmptyValue,
  type CustomEntity,
  type CustomValue,
  type CustomValues,
  type Role,
} from '@itinera/shared/contracts';
import type { WriteContext } from '../../audit/writeContext';
import type { Transaction } from '../../db/database';
import { customEntityOf } from '../../db/visibility/customEntity';
import { invalid } from '../../http/problem';
import { customFieldsTable as table, type CustomFieldRow } from './customFields.table';

/** The definitions for a kind of entry. Locked, so that a type does not change while a value of it is being written. */
const definitionsOf = (tx: Transaction, entity: CustomEntity): Promise<CustomFieldRow[]> =>
  tx.select().from(table).where(eq(table.entity, entity)).orderBy(asc(table.order)).for('share');

const isSame = (one: CustomValue | undefined, other: CustomValue | undefined): boolean =>
  JSON.stringify(one ?? null) === JSON.stringify(other ?? null);

const noSuchField = 'There is no such field. Reload the page.';

/** Why a role may not write a value: the field is hidden from it, or read-only. */
function refusal(field: CustomFieldRow | undefined, role: Role): string | undefined {
  if (!field?.is_active || !field.visible_roles.includes(role)) return noSuchField;
  return field.editable_roles.some((one) => one === role) ? undefined : 'Your role can’t change this field.';
}

interface Writing {
  role: Role;
  /** The current values of the entry; undefined if it is new. */
  before: CustomValues | undefined;
  given: CustomValues;
}

/** The values after a write: null clears, absent keys keep their values, and get defaults in a new entry. */
function merged(fields: CustomFieldRow[], { before, given }: Writing): CustomValues {
  const presets = before
    ? {}
    : Object.fromEntries(
        fields
          .filter((field) => field.is_active && !isEmptyValue(field.default_value))
          .map((field) => [field.key, field.default_value]),
      );
  const values = { ...presets, ...before, ...given };
  return Object.fromEntries(Object.entries(values).filter(([, value]) => !isEmptyValue(value)));
}

function problemsIn(fields: CustomFieldRow[], { role, before, given }: Writing, after: CustomValues) {
  const byKey = new Map(fields.map((field) => [field.key, field]));
  // An unchanged value is accepted, even if its field is inactive or invalid by now.
  const changed = Object.keys(given).filter((key) => !isSame(given[key], before?.[key]));
  const refusals = changed.flatMap((key) => {
    const problem = refusal(byKey.get(key), role);
    return problem ? [[`custom.${key}`, problem]] : [];
  });
  const filledIn = fields.filter(
    (field) => refusal(field, role) === undefined && (field.show_in_form || changed.includes(field.key)),
  );
  return { ...customProblemsIn(filledIn, after), ...Object.fromEntries(refusals) };
}

/**
 * The custom values of an entry after a write; undefined if they don't change. They are validated by their definitions and the role of the
 * writer, except for writes of the program, which copies values that were valid once. Required fields are checked only if the write has
 * `custom`, because specified clients don't know it.
 */
export async function customValuesToWrite(
  tx: Transaction,
  { role, erasesCustom }: WriteContext,
  of: PgTable,
  { before, given }: { before: CustomValues | undefined; given: CustomValues | undefined },
): Promise<CustomValues | undefined> {
  const entity = customEntityOf(of);
  if (entity === undefined || role === null || erasesCustom) return given;
  if (given === undefined && before) return undefined;
  const fields = await definitionsOf(tx, entity);
  const writing: Writing = { role, before, given: given ?? {} };
  const after = merged(fields, writing);
  const problems = given === undefined ? {} : problemsIn(fields, writing, after);
  if (Object.keys(problems).length > 0) throw invalid(problems);
  return after;
}

/** Default values of an entry that is created along with another one. */
export async function presetCustomValues(tx: Transaction, entity: CustomEntity): Promise<CustomValues> {
  const fields = await tx
    .select()
    .from(table)
    .where(and(eq(table.entity, entity), eq(table.is_active, true)));
  return merged(fields, { role: 'admin', before: undefined, given: {} });
}
