import type { Transaction } from '../db/database';
import type { WriteContext } from './writeContext';
import type { ChangedEntry } from './changedEntry';
import { changedFields } from './changedFields';
import { callFollowers } from './followChanges';
import { record, type Deed, type Doer } from './record';

export const doerOf = ({ actor, role }: WriteContext): Doer =>
  actor.kind === 'system'
    ? { actor_kind: 'system', actor_id: null, actor_role: actor.job }
    : { actor_kind: actor.kind, actor_id: actor.id, actor_role: role };

/** Adds a row for each changed entry. */
export async function recordChanges(
  tx: Transaction,
  context: WriteContext,
  entries: readonly ChangedEntry[],
): Promise<void> {
  const doer = doerOf(context);
  const deeds = entries.map(({ before, after, ...what }): Deed => ({
    ...doer,
    ...what,
    outcome: 'done',
    changes: changedFields(before, after),
  }));
  await record(tx, context, ...deeds);
  callFollowers(tx, entries);
}

export const recordChange = (tx: Transaction, context: WriteContext, entry: ChangedEntry): Promise<void> =>
  recordChanges(tx, context, [entry]);
