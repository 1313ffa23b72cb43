import { isConfidential } from '../db/visibility/redact';

export type Row = Record<string, unknown>;

export interface Change {
  before?: unknown;
  after?: unknown;
}

/** In place of values that the log must not hold: it records that they changed. */
const mask = '***';

/** Also within the rows that are removed along with an entry. */
function shown(field: string, value: unknown): unknown {
  if (isConfidential(field) && value !== null) return mask;
  if (Array.isArray(value)) return value.map((element: unknown) => shown('', element));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, shown(key, inner)]));
}

/** Changes with every write, and adds nothing to `at`. */
const isBookkeeping = (field: string): boolean => field === 'updated_at';

function changeOf(field: string, before: Row | null, after: Row | null): Change | undefined {
  if (!before) return { after: shown(field, after?.[field]) };
  if (!after) return { before: shown(field, before[field]) };
  const isSame = JSON.stringify(before[field]) === JSON.stringify(after[field]);
  if (isSame || isBookkeeping(field)) return undefined;
  return { before: shown(field, before[field]), after: shown(field, after[field]) };
}

/**
 * The effect of a write, field by field: everything when the entry was created or removed, else the
 * differences.
 */
export function changedFields(before: Row | null, after: Row | null): Record<string, Change> {
  const fields = Object.keys({ ...before, ...after });
  return Object.fromEntries(
    fields.flatMap((field) => {
      const change = changeOf(field, before, after);
      return change ? [[field, change]] : [];
    }),
  );
}
