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

/** Who made a change. */
export const actorName = ({ actor }: HistoryEntry): string => actor.name ?? nameless[actor.kind];

/** What was done to an entry: `added`. */
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
 * The changes of an entry and of its names, newest first; what was refused is none. Of an entry that was added or deleted, the
 * fields are left out: they are all of it.
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
