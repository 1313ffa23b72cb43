import { airports } from '@itinera/shared/contracts';
import { useCreate } from '@itinera/shared/data';
import { FormDialog, useContractForm } from '@itinera/shared/forms';
import { AirportFields, labels } from './AirportFields';

export function AddAirportDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useCreate(airports);
  const form = useContractForm(airports.createInput, { ...airports.defaults, name: '', iata_code: '' });
  return (
    <FormDialog
      title="Add airport"
      form={form}
      save={mutateAsync}
      saved="Airport added"
      draftKey="airport-new"
      onClose={() => onClose()}
      labels={labels}
    >
      <AirportFields control={form.control} />
    </FormDialog>
  );
}
