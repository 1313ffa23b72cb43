import { and, eq, getTableColumns, sql, type SQL } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import {
  customFiltersIn,
  day,
  endsOf,
  NOT_SET,
  rangeFilter,
  type CustomFilter,
} from '@itinera/shared/contracts';
import { currencyDigits } from '@itinera/shared/format';
import type { Actor } from '../../db/actor';
import type { Transaction } from '../../db/database';
import { contains } from '../../db/search';
import { customEntityOf, customFieldName } from '../../db/visibility/customEntity';
import { seesCustomField } from '../../db/visibility/redact';
import { invalid } from '../../http/problem';
import { customFieldsTable as definitions, type CustomFieldRow } from './customFields.table';

type Definition = Pick<CustomFieldRow, 'key' | 'type' | 'currency'>;

/** A condition on custom values, or a message about the filter. */
type Condition = { where: SQL | undefined } | { problem: string };

const inText = (custom: SQL, key: string): SQL => sql`(${custom} ->> ${key})`;

/** A switch without a value is off. */
function switched(custom: SQL, { key }: Definition, value: string): Condition {
  if (value !== 'true' && value !== 'false') return { problem: 'Use true or false.' };
  const isOn = sql`coalesce(${inText(custom, key)}, 'false') = 'true'`;
  return { where: value === 'true' ? isOn : sql`NOT (${isOn})` };
}

/** A range of numbers; amounts are given in major units, and stored in minor ones. */
function inRange(custom: SQL, { key, type, currency }: Definition, value: string): Condition {
  const read = rangeFilter.safeParse(value);
  if (!read.success) return { problem: read.error.issues[0]?.message ?? 'Use a range such as 3..5.' };
  if (value === NOT_SET) return { where: sql`NOT jsonb_exists(${custom}, ${key})` };
  const unit = type === 'money' ? 10 ** currencyDigits(currency ?? 'EUR') : 1;
  const number = sql`${inText(custom, key)}::double precision`;
  const { from, to } = endsOf(value);
  return {
    where: and(
      sql`jsonb_exists(${custom}, ${key})`,
      from === undefined ? undefined : sql`${number} >= ${from * unit}::double precision`,
      to === undefined ? undefined : sql`${number} <= ${to * unit}::double precision`,
    ),
  };
}

/** A range of days: ISO 8601 sorts like text. */
function fromOrTo(custom: SQL, { key }: Definition, { end, value }: CustomFilter): Condition {
  if (!day.safeParse(value).success) return { problem: 'Use a date such as 2027-03-01.' };
  const text = sql`${inText(custom, key)} COLLATE "C"`;
  if (end === undefined) return { where: sql`${text} = ${value}` };
  return { where: end === 'from' ? sql`${text} >= ${value}` : sql`${text} <= ${value}` };
}

/** Any of several options or users, optionally including entries without one. */
function anyOption(custom: SQL, { key, type }: Definition, value: string): Condition {
  const chosen = value.split(',');
  const has = chosen
    .filter((one) => one !== NOT_SET)
    .map((one) =>
      type === 'multiselect'
        ? sql`jsonb_exists(coalesce(${custom} -> ${key}, '[]'), ${one})`
        : sql`${inText(custom, key)} = ${one}`,
    );
  if (chosen.includes(NOT_SET)) has.push(sql`NOT jsonb_exists(${custom}, ${key})`);
  return { where: sql`(${sql.join(has, sql` OR `)})` };
}

function conditionOf(custom: SQL, field: Definition, filter: CustomFilter): Condition {
  const { value } = filter;
  if (filter.end !== undefined && field.type !== 'date') return { problem: 'Only a date has from and to.' };
  switch (field.type) {
    case 'boolean':
      return switched(custom, field, value);
    case 'number':
    case 'money':
      return inRange(custom, field, value);
    case 'date':
      return fromOrTo(custom, field, filter);
    case 'select':
    case 'multiselect':
    case 'user':
      return anyOption(custom, field, value);
    default:
      return { where: contains(inText(custom, field.key), value) };
  }
}

/**
 * The conditions of the parameters `custom.<key>` of a list. A field that the reader's role does not see does not exist for it, so that
 * filtering reveals no value.
 */
export async function customConditions(
  tx: Transaction,
  table: PgTable,
  actor: Actor,
  query: object,
): Promise<SQL | undefined> {
  const entity = customEntityOf(table);
  const filters = customFiltersIn(query);
  const column = getTableColumns(table)['custom'];
  if (entity === undefined || column === undefined || filters.length === 0) return undefined;
  const known = await tx
    .select({ key: definitions.key, type: definitions.type, currency: definitions.currency })
    .from(definitions)
    .where(and(eq(definitions.entity, entity), eq(definitions.is_active, true)));
  const conditions = filters.map((filter) => {
    const field = known.find(({ key }) => key === filter.key);
    const condition =
      field && seesCustomField(actor, customFieldName(entity, filter.key))
        ? conditionOf(sql`${column}`, field, filter)
        : { problem: 'There is no such field. Remove this filter.' };
    if ('problem' in condition) throw invalid({ [filter.parameter]: condition.problem });
    return condition.where;
  });
  return and(...conditions);
}
