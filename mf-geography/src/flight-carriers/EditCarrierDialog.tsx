import { flightCarriers, type FlightCarrier } from '@itinera/shared/contracts';
import { useUpdate } from '@itinera/shared/data';
import { EntryDialog, FormDialog, useContractForm } from '@itinera/shared/forms';
import { CarrierFields, labels } from './CarrierFields';

interface EditCarrierDialogProps {
  id: string;
  onClose: () => void;
}

const title = 'Edit flight carrier';

export function EditCarrierDialog({ id, onClose }: EditCarrierDialogProps) {
  return (
    <EntryDialog
      collection={flightCarriers}
      id={id}
      query={{ with_data: true }}
      title={title}
      onClose={onClose}
    >
      {(carrier) => <Form carrier={carrier} onClose={onClose} />}
    </EntryDialog>
  );
}

function Form({ carrier, onClose }: { carrier: FlightCarrier; onClose: () => void }) {
  const { name, iata_code, icao_code, country_id, logo_file_name, baggage_note, is_charter, is_active } =
    carrier;
  const { mutateAsync } = useUpdate(flightCarriers, carrier);
  const form = useContractForm(flightCarriers.createInput, {
    name,
    iata_code,
    icao_code,
    country_id,
    logo_file_name,
    baggage_note,
    is_charter,
    is_active,
  });
  return (
    <FormDialog
      title={title}
      form={form}
      save={mutateAsync}
      saved="Flight carrier updated"
      draftKey={`flight-carrier-${carrier.id}`}
      onClose={() => onClose()}
      labels={labels}
    >
      <CarrierFields control={form.control} />
    </FormDialog>
  );
}
