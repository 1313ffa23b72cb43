import { savedViews } from '@itinera/shared/contracts';
import { createEntry, FormDialog, SwitchInput, TextInput, useContractForm } from '@itinera/shared/forms';
import { capitalised } from '@itinera/shared/format';

interface SaveViewDialogProps {
  /** Noun of the saved view: `report`. */
  noun: string;
  /** Key of the list that views are saved of. */
  list: string;
  query: Record<string, string>;
  /** Example of a name: `Such as “Sales by manager”`. */
  hint: string;
  onClose: () => void;
}

/** Saves the current parameters under a name, which staff may share. */
export function SaveViewDialog({ noun, list, query, hint, onClose }: SaveViewDialogProps) {
  const form = useContractForm(savedViews.updateInput, { name: '', is_shared: false });
  return (
    <FormDialog
      title={`Save this ${noun}`}
      saveVerb={`Save ${noun}`}
      form={form}
      save={({ name = '', is_shared }) => createEntry(savedViews, noun, { list, name, is_shared, query })}
      saved={`${capitalised(noun)} saved`}
      draftKey={`saved ${noun}`}
      labels={{ name: 'Name', is_shared: 'Share with all staff' }}
      onClose={onClose}
    >
      <TextInput control={form.control} name="name" label="Name" hint={hint} required />
      <SwitchInput control={form.control} name="is_shared" label="Share with all staff" />
    </FormDialog>
  );
}
