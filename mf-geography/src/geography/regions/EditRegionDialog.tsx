import { regions, type Region } from '@itinera/shared/contracts';
import { useUpdate } from '@itinera/shared/data';
import { EntryDialog, FormDialog, updateNamed, useContractForm } from '@itinera/shared/forms';
import { namesToEdit } from '../names/names';
import { RegionFields, labels } from './RegionFields';

interface EditRegionDialogProps {
  id: string;
  onClose: () => void;
}

const title = 'Edit region';

export function EditRegionDialog({ id, onClose }: EditRegionDialogProps) {
  return (
    <EntryDialog collection={regions} id={id} query={{ with_data: true }} title={title} onClose={onClose}>
      {(region) => <Form region={region} onClose={onClose} />}
    </EntryDialog>
  );
}

function Form({ region, onClose }: { region: Region; onClose: () => void }) {
  const { country_id, name, show_in_filter, order, names } = region;
  const { mutateAsync } = useUpdate(regions, region);
  const form = useContractForm(regions.createInput, {
    country_id,
    name,
    show_in_filter,
    order,
    names: namesToEdit(names),
  });
  return (
    <FormDialog
      title={title}
      form={form}
      save={({ names: edited = [], ...changes }) =>
        updateNamed(regions, 'region', region, () => mutateAsync(changes), edited)
      }
      saved="Region updated"
      draftKey={`region-${region.id}`}
      onClose={() => onClose()}
      labels={labels}
    >
      <RegionFields control={form.control} />
    </FormDialog>
  );
}
