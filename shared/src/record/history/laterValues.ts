import type { HistoryEntry } from '@itinera/shared/contracts';

type Values = Readonly<Record<string, unknown>>;
type Change = Pick<HistoryEntry, 'entity' | 'entity_id' | 'changes'>;

/**
 * For each change what fields of its entry were right after it, as far as later changes say it: an amount of before was in the currency of
 * before, and not in that of today. The changes come newest first.
 */
export function laterValues(changes: readonly Change[]): Values[] {
  const known = new Map<string, Values>();
  return changes.map(({ entity, entity_id, changes: fields }) => {
    const key = `${entity} ${entity_id}`;
    const later = known.get(key) ?? {};
    const before = Object.entries(fields).map(([field, change]) => [field, change.before] as const);
    known.set(key, { ...later, ...Object.fromEntries(before) });
    return later;
  });
}
