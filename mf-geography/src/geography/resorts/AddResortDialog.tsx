import { resorts } from '@itinera/shared/contracts';
import { blankNames, createNamed, FormDialog, useContractForm } from '@itinera/shared/forms';
import { ResortFields, labels } from './ResortFields';

export function AddResortDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm(resorts.createInput, { ...resorts.defaults, names: blankNames });
  return (
    <FormDialog
      title="Add resort"
      form={form}
      save={({ names = [], ...resort }) => createNamed(resorts, 'resort', resort, names)}
      saved="Resort added"
      draftKey="resort-new"
      onClose={() => onClose()}
      labels={labels}
    >
      <ResortFields control={form.control} />
    </FormDialog>
  );
}
