import { historyPath, hotels, type AnyCollection } from '@itinera/shared/contracts';
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

/** A value that a field had, and the entry that it is to have it again in. */
export interface Restoration {
  collection: AnyCollection;
  id: string;
  field: string;
  label: string;
  value: unknown;
}

const fieldOf = (entry: unknown, field: string): unknown =>
  typeof entry === 'object' && entry !== null ? Reflect.get(entry, field) : undefined;

/** Sets one field of an entry; themes have a call of their own. */
function operationOf({ collection, id, field }: Restoration, value: unknown, if_match: string | undefined) {
  const path = `${collection.path}/${id}`;
  if (field === 'hotel_theme_id' && Array.isArray(value))
    return { method: 'POST' as const, path: `${path}/assign-themes`, body: value, if_match };
  return { method: 'PUT' as const, path, body: { [field]: value }, if_match };
}

/** The restoration as a write of an entry that was just read. */
async function writeOf(restoration: Restoration): Promise<Write> {
  const { collection, id, field, label, value } = restoration;
  const isTheme = field === 'hotel_theme_id';
  const entry = await client(collection).get(id, isTheme ? { with_data: true } : {});
  const themes: unknown = fieldOf(entry, 'hotel_themes');
  const before: unknown = isTheme
    ? Array.isArray(themes) && themes.map((theme: unknown) => fieldOf(theme, 'id'))
    : (fieldOf(entry, field) ?? null);
  return {
    id,
    name: label,
    operation: operationOf(restoration, value, tagOf(entry)),
    inverse: ({ etag }) => ({ operation: operationOf(restoration, before, etag) }),
  };
}

/** Gives a field the value again that it had before, unless somebody changes its entry at that moment. */
export async function restoreValue(restoration: Restoration): Promise<void> {
  const { collection, label } = restoration;
  const refresh = () =>
    Promise.all(
      [historyPath, hotels.path, collection.path].map((path) =>
        queryClient.invalidateQueries({ queryKey: [path] }),
      ),
    );
  try {
    const run = await runWrites(collection, beginRun([await writeOf(restoration)]), { onRefusal: 'stop' });
    if (run.failure) throw run.failure.error;
    const words = { done: `${label}: change undone`, refused: `${label}: change not undone.` };
    showSnackbar(`${label} restored`, 'success', undoAction(collection, undosOf(run), words, refresh));
    await refresh();
  } catch (error) {
    showSnackbar(`${label} was not restored. ${messageOf(error)}`, 'error');
  }
}
