import { flightCarriers } from '@itinera/shared/contracts';
import { useCreate } from '@itinera/shared/data';
import { FormDialog, useContractForm } from '@itinera/shared/forms';
import { CarrierFields, labels } from './CarrierFields';

export function AddCarrierDialog({ onClose }: { onClose: () => void }) {
  const { mutateAsync } = useCreate(flightCarriers);
  const form = useContractForm(flightCarriers.createInput, { ...flightCarriers.defaults, name: '' });
  return (
    <FormDialog
      title="Add flight carrier"
      form={form}
      save={mutateAsync}
      saved="Flight carrier added"
      draftKey="flight-carrier-new"
      onClose={() => onClose()}
      labels={labels}
    >
      <CarrierFields control={form.control} />
    </FormDialog>
  );
}
