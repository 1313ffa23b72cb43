import { FormDialog, NumberInput, TextInput, useContractForm } from '@itinera/shared/forms';
import { outcomes, type OutcomeName } from './outcomes';
import { tour, tourContract, tourLabels } from './tour';

interface TourDialogProps {
  outcome: OutcomeName;
  draftKey: string;
  onClose: () => void;
}

/** A form whose save ends as it is told to. */
export function TourDialog({ outcome, draftKey, onClose }: TourDialogProps) {
  const form = useContractForm(tourContract, tour);
  const { control } = form;
  return (
    <FormDialog
      title="Edit tour"
      form={form}
      save={outcomes[outcome]}
      saved="Tour updated"
      draftKey={draftKey}
      onClose={onClose}
      labels={tourLabels}
    >
      <TextInput control={control} name="name" label={tourLabels.name} required />
      <NumberInput control={control} name="nights" label={tourLabels.nights} hint="From 1 to 30" required />
      <TextInput control={control} name="note" label={tourLabels.note} rows={3} />
    </FormDialog>
  );
}
