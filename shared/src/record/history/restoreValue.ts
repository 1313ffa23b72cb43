import { historyPath, type AnyCollection } from '@itinera/shared/contracts';
import {
  beginRun,
  client,
  messageOf,
  queryClient,
  runWrites,
  tagOf,
  undoAction,
  undosOf,
  type Write,
} from '@itinera/shared/data';
import { showSnackbar } from '@itinera/shared/state';
import type { RecordedKind } from './recordedKind';

/** A previous value of a field, and the entry to restore it in. */
export interface Restoration {
  /** Collection of the record, which is refreshed. */
  of: AnyCollection;
  kind: RecordedKind;
  id: string;
  field: string;
  label: string;
  value: unknown;
  /** Values that it has again with it. */
  beside?: Readonly<Record<string, unknown>>;
}

type Values = Readonly<Record<string, unknown>>;

function operationOf({ kind, id, field }: Restoration, values: Values, if_match: string | undefined) {
  const path = `${kind.collection.path}/${id}`;
  const call = kind.ownCalls?.[field]?.set(path, values[field]);
  return { ...(call ?? { method: 'PUT' as const, path, body: values }), if_match };
}

/** The restoration as a write of an entry that was just read. */
async function writeOf(restoration: Restoration): Promise<Write> {
  const { kind, id, field, label, value, beside } = restoration;
  const ownCall = kind.ownCalls?.[field];
  const entry: unknown = await client(kind.collection).get(id, ownCall?.query ?? {});
  const valueNow = (name: string): unknown => Reflect.get(Object(entry), name) ?? null;
  const before: Values = ownCall
    ? { [field]: ownCall.valueIn(entry) }
    : Object.fromEntries([field, ...Object.keys(beside ?? {})].map((name) => [name, valueNow(name)]));
  return {
    id,
    name: label,
    operation: operationOf(restoration, { ...beside, [field]: value }, tagOf(Object(entry))),
    inverse: ({ etag }) => ({ operation: operationOf(restoration, before, etag) }),
  };
}

/** Restores the previous value of a field; refused if another user changes the entry at that moment. */
export async function restoreValue(restoration: Restoration): Promise<void> {
  const { of, kind, label } = restoration;
  const refresh = () =>
    Promise.all(
      [historyPath, of.path, kind.collection.path].map((path) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      ),
    );
  try {
    const run = await runWrites(kind.collection, beginRun([await writeOf(restoration)]), {
      onRefusal: 'stop',
    });
    if (run.failure) throw run.failure.error;
    const words = { done: `${label}: change undone`, refused: `${label}: change not undone.` };
    showSnackbar(`${label} restored`, 'success', undoAction(kind.collection, undosOf(run), words, refresh));
    await refresh();
  } catch (error) {
    showSnackbar(`${label} was not restored. ${messageOf(error)}`, 'error');
  }
}
