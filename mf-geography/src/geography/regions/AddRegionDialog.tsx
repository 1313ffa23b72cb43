import { regions } from '@itinera/shared/contracts';
import { blankNames, createNamed, FormDialog, useContractForm } from '@itinera/shared/forms';
import { RegionFields, labels } from './RegionFields';

export function AddRegionDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm(regions.createInput, { ...regions.defaults, name: '', names: blankNames });
  return (
    <FormDialog
      title="Add region"
      form={form}
      save={({ names = [], ...region }) => createNamed(regions, 'region', region, names)}
      saved="Region added"
      draftKey="region-new"
      onClose={() => onClose()}
      labels={labels}
    >
      <RegionFields control={form.control} />
    </FormDialog>
  );
}
