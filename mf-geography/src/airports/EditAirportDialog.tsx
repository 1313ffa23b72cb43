import { airports, type Airport } from '@itinera/shared/contracts';
import { useUpdate } from '@itinera/shared/data';
import { EntryDialog, FormDialog, useContractForm } from '@itinera/shared/forms';
import { AirportFields, labels } from './AirportFields';

interface EditAirportDialogProps {
  id: string;
  onClose: () => void;
}

const title = 'Edit airport';

export function EditAirportDialog({ id, onClose }: EditAirportDialogProps) {
  return (
    <EntryDialog collection={airports} id={id} query={{ with_data: true }} title={title} onClose={onClose}>
      {(airport) => <Form airport={airport} onClose={onClose} />}
    </EntryDialog>
  );
}

function Form({ airport, onClose }: { airport: Airport; onClose: () => void }) {
  const { name, iata_code, gps_code, country_id, region_id, city_id, timezone, charter_start, is_active } =
    airport;
  const { latitude_deg, longitude_deg } = airport;
  const { mutateAsync } = useUpdate(airports, airport);
  const form = useContractForm(airports.createInput, {
    name,
    iata_code,
    gps_code,
    country_id,
    region_id,
    city_id,
    latitude_deg,
    longitude_deg,
    timezone,
    charter_start,
    is_active,
  });
  return (
    <FormDialog
      title={title}
      form={form}
      save={mutateAsync}
      saved="Airport updated"
      draftKey={`airport-${airport.id}`}
      onClose={() => onClose()}
      labels={labels}
    >
      <AirportFields control={form.control} />
    </FormDialog>
  );
}
