import { resorts, type Resort } from '@itinera/shared/contracts';
import { useUpdate } from '@itinera/shared/data';
import { EntryDialog, FormDialog, updateNamed, useContractForm } from '@itinera/shared/forms';
import { namesToEdit } from '../names/names';
import { ResortFields, labels } from './ResortFields';

interface EditResortDialogProps {
  id: string;
  onClose: () => void;
}

const title = 'Edit resort';

export function EditResortDialog({ id, onClose }: EditResortDialogProps) {
  return (
    <EntryDialog collection={resorts} id={id} query={{ with_data: true }} title={title} onClose={onClose}>
      {(resort) => <Form resort={resort} onClose={onClose} />}
    </EntryDialog>
  );
}

function Form({ resort, onClose }: { resort: Resort; onClose: () => void }) {
  const { region_id, city_id, show_in_filter, order, names } = resort;
  const { mutateAsync } = useUpdate(resorts, resort);
  const form = useContractForm(resorts.createInput, {
    region_id,
    city_id,
    show_in_filter,
    order,
    names: namesToEdit(names),
  });
  return (
    <FormDialog
      title={title}
      form={form}
      save={({ names: edited = [], ...changes }) =>
        updateNamed(resorts, 'resort', resort, () => mutateAsync(changes), edited)
      }
      saved="Resort updated"
      draftKey={`resort-${resort.id}`}
      onClose={() => onClose()}
      labels={labels}
    >
      <ResortFields control={form.control} />
    </FormDialog>
  );
}
