import type { HistoryEntry } from '@itinera/shared/contracts';
import { labelOfField, languages } from '@itinera/shared/format';
import type { HistoryOf } from './historyOf';

interface FieldChange {
  /** Name of the field. */
  field: string;
  label: string;
  before: unknown;
  after: unknown;
}

/** One change of an entry, with the fields in it. */
export interface Change {
  id: string;
  at: string;
  who: string;
  what: string;
  fields: FieldChange[];
}

const actions: Record<string, string> = {
  create: 'added',
  update: 'changed',
  delete: 'deleted',
  restore: 'restored',
};

const nameless = {
  stranger: 'Someone who was not signed in',
  system: 'The program',
  staff: 'Staff',
  partner: 'A partner',
};

/** Name of the person who made a change. */
export const actorName = ({ actor }: HistoryEntry): string => actor.name ?? nameless[actor.kind];

/** An action as a participle: `added`. */
export const doneTo = ({ action }: HistoryEntry): string => actions[action] ?? action;

function changeOf(entry: HistoryEntry, labelOf: (field: string) => string, isAll: boolean): Change {
  const { id, at, changes } = entry;
  const fields = Object.entries(changes).map(([field, { before, after }]) => ({
    field,
    label: labelOf(field),
    before,
    after,
  }));
  return {
    id,
    at,
    who: actorName(entry),
    what: doneTo(entry),
    fields: isAll ? fields : [],
  };
}

/**
 * Changes of an entry and of its names, newest first, without refused ones. Additions and deletions have no fields, because these would
 * be the whole entry.
 */
export function changesOf(
  { labels, names = [] }: HistoryOf,
  [own = [], ...ofNames]: HistoryEntry[][],
): Change[] {
  const changes = own.map((entry) =>
    changeOf(entry, (field) => labels[field] ?? labelOfField(field), entry.action === 'update'),
  );
  const named = ofNames.flatMap((entries, at) => {
    const locale = names[at]?.locale;
    const label = locale ? `${labels['names'] ?? 'Name'} (${languages[locale]})` : 'Name';
    return entries.map((entry) => {
      const { name } = entry.changes;
      return changeOf({ ...entry, action: 'update', changes: name ? { name } : {} }, () => label, true);
    });
  });
  const done = new Set(
    [own, ...ofNames].flat().flatMap(({ id, outcome }) => (outcome === 'done' ? [id] : [])),
  );
  return [...changes, ...named]
    .filter(({ id }) => done.has(id))
    .toSorted((one, other) => other.at.localeCompare(one.at));
}
