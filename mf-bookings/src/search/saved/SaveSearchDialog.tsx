import { savedViews, type SearchInput } from '@itinera/shared/contracts';
import { createEntry, FormDialog, SwitchInput, TextInput, useContractForm } from '@itinera/shared/forms';
import { searchParams } from '../address';
import { listOfSearches } from './SavedSearches';

interface SaveSearchDialogProps {
  search: SearchInput;
  onClose: () => void;
}

/** Keeps a search under a name. */
export function SaveSearchDialog({ search, onClose }: SaveSearchDialogProps) {
  const form = useContractForm(savedViews.updateInput, { name: '', is_shared: false });
  return (
    <FormDialog
      title="Save this search"
      form={form}
      save={({ name = '', is_shared }) =>
        createEntry(savedViews, 'search', {
          list: listOfSearches,
          name,
          is_shared,
          query: Object.fromEntries(searchParams(search)),
        })
      }
      saved="Search saved"
      draftKey="saved search"
      labels={{ name: 'Name', is_shared: 'Share with all staff' }}
      onClose={onClose}
    >
      <TextInput control={form.control} name="name" label="Name" hint="Such as “Crete, families”" required />
      <SwitchInput control={form.control} name="is_shared" label="Share with all staff" />
    </FormDialog>
  );
}
