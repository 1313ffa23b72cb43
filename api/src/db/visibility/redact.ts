import type { PgTable } from 'drizzle-orm/pg-core';
import type { Actor } from '../actor';
import { customEntityOf, customFieldName } from './customEntity';
import { declaredTables, visibilityOf } from './visibility';

/** The columns of a table that are hidden from an actor. */
const hiddenFrom = ({ kind }: Actor, table: PgTable): readonly string[] => {
  const { staff, secret } = visibilityOf(table).columns;
  if (kind === 'system') return [];
  return kind === 'staff' ? secret : [...staff, ...secret];
};

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;

/** Whether an actor sees a custom field. */
export function seesCustomField(actor: Actor, name: string): boolean {
  if (actor.kind === 'system') return true;
  return actor.customFields ? actor.customFields.includes(name) : actor.kind === 'staff';
}

/** The values of custom fields that an actor sees, in an entry of a table or in the log. */
export function visibleCustom(actor: Actor, table: PgTable | string, custom: object): object {
  const entity = customEntityOf(table);
  if (entity === undefined) return custom;
  return Object.fromEntries(
    Object.entries(custom).filter(([key]) => seesCustomField(actor, customFieldName(entity, key))),
  );
}

/**
 * A row with only the columns that an actor sees. Everything sent to a person, and everything computed for one, such as an ETag, is made of
 * this: an ETag of the whole row would be an oracle for the hidden columns.
 */
export function redacted<R extends Record<string, unknown>>(actor: Actor, table: PgTable, row: R): R {
  const hidden = hiddenFrom(actor, table);
  const isWhole = row['custom'] === undefined || !isObject(row['custom']) || actor.kind === 'system';
  const seen = isWhole ? row : { ...row, custom: visibleCustom(actor, table, Object(row['custom'])) };
  if (hidden.length === 0) return seen;
  // Typed as a whole row, although columns are missing: contracts declare them as optional.
  return Object.fromEntries(Object.entries(seen).filter(([column]) => !hidden.includes(column))) as R;
}

/** Whether logs, and everything else that outlives an entry, must not contain the values of a column of this name, in any table. */
export const isConfidential = (column: string): boolean =>
  declaredTables().some(
    ({ columns }) => columns.personal.includes(column) || columns.secret.includes(column),
  );
