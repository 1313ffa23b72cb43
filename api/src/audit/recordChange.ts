import type { Transaction } from '../db/database';
import type { WriteContext } from './writeContext';
import { changedFields, type Row } from './changedFields';
import { record, type Doer } from './record';

interface ChangedEntry {
  /** The last segment of the collection's path, such as `hotels`. */
  entity: string;
  entity_id: string;
  action: 'create' | 'update' | 'delete' | 'restore' | 'invite';
  before: Row | null;
  after: Row | null;
}

const doerOf = ({ actor, role }: WriteContext): Doer =>
  actor.kind === 'system'
    ? { actor_kind: 'system', actor_id: null, actor_role: actor.job }
    : { actor_kind: actor.kind, actor_id: actor.id, actor_role: role };

export async function recordChange(
  tx: Transaction,
  context: WriteContext,
  entry: ChangedEntry,
): Promise<void> {
  const { before, after, ...what } = entry;
  await record(tx, context, {
    ...doerOf(context),
    ...what,
    outcome: 'done',
    changes: changedFields(before, after),
  });
}
