import { savedViews, type SavedView } from '@itinera/shared/contracts';
import { client, inTurn, useQueryClient } from '@itinera/shared/data';
import { createEntry, FormDialog, SwitchInput, TextInput, useContractForm } from '@itinera/shared/forms';
import { useSession } from '@itinera/shared/state';
import type { Views } from './useViews';

interface ViewDialogProps {
  list: string;
  content: Views['content'];
  /** The view to rename; undefined saves a new one. */
  view: SavedView | undefined;
  onClose: (saved?: SavedView) => void;
}

/** Asks for the name of a view and, for a new one, whether to share it. */
export function ViewDialog({ list, content, view, onClose }: ViewDialogProps) {
  const { partner } = useSession();
  const queries = useQueryClient();
  const form = useContractForm(
    savedViews.updateInput,
    view ? { name: view.name } : { name: '', is_shared: false },
  );
  const rename = async (entry: SavedView, name: string) => {
    const renamed = await inTurn([`${savedViews.path}/${entry.id}`], () =>
      client(savedViews).update(entry.id, { name }),
    );
    await queries.invalidateQueries({ queryKey: [savedViews.path] });
    return { made: renamed };
  };
  return (
    <FormDialog
      title={view ? `Rename view ‘${view.name}’` : 'Save as new view'}
      saveVerb={view ? 'Rename view' : 'Save view'}
      form={form}
      save={({ name = '', is_shared }) =>
        view ? rename(view, name) : createEntry(savedViews, 'view', { list, name, is_shared, ...content })
      }
      saved={view ? 'View renamed' : 'View saved'}
      draftKey={`view ${list} ${view?.id ?? 'new'}`}
      labels={{ name: 'Name', is_shared: 'Share with all staff' }}
      onClose={(done) => onClose(done?.made)}
    >
      <TextInput
        control={form.control}
        name="name"
        label="Name"
        hint="Such as “Active hotels in Greece”"
        required
      />
      {!view && !partner && (
        <SwitchInput control={form.control} name="is_shared" label="Share with all staff" />
      )}
    </FormDialog>
  );
}
