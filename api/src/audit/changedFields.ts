import { isConfidential } from '../db/visibility/redact';

export type Row = Record<string, unknown>;

export interface Change {
  before?: unknown;
  after?: unknown;
}

/** Replaces values that the log must not contain: it records only that they changed. */
const mask = '***';

/** Applies to rows that are deleted with an entry, too. */
function shown(field: string, value: unknown): unknown {
  if (isConfidential(field) && value !== null) return mask;
  if (Array.isArray(value)) return value.map((element: unknown) => shown('', element));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shown(key, inner)]));
}

/** Changes with every write; `at` of the row has the same information. */
const isBookkeeping = (field: string): boolean => field === 'updated_at';

function changeOf(field: string, before: Row | null, after: Row | null): Change | undefined {
  if (!before) return { after: shown(field, after?.[field]) };
  if (!after) return { before: shown(field, before[field]) };
  const isSame = JSON.stringify(before[field]) === JSON.stringify(after[field]);
  if (isSame || isBookkeeping(field)) return undefined;
  return { before: shown(field, before[field]), after: shown(field, after[field]) };
}

/** The changes of a write, field by field: all fields when the entry was created or deleted, otherwise the differences. */
export function changedFields(before: Row | null, after: Row | null): Record<string, Change> {
  const fields = Object.keys({ ...before, ...after });
  return Object.fromEntries(
    fields.flatMap((field) => {
      const change = changeOf(field, before, after);
      return change ? [[field, change]] : [];
    }),
  );
}
