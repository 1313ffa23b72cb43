import { cities, type City } from '@itinera/shared/contracts';
import { useUpdate } from '@itinera/shared/data';
import { EntryDialog, FormDialog, updateNamed, useContractForm } from '@itinera/shared/forms';
import { namesToEdit } from '../names/names';
import { CityFields, labels } from './CityFields';
import { noting } from '../../list/unsaved';

interface EditCityDialogProps {
  id: string;
  onClose: () => void;
}

const title = 'Edit city';

export function EditCityDialog({ id, onClose }: EditCityDialogProps) {
  return (
    <EntryDialog collection={cities} id={id} query={{ with_data: true }} title={title} onClose={onClose}>
      {(city) => <Form city={city} onClose={onClose} />}
    </EntryDialog>
  );
}

function Form({ city, onClose }: { city: City; onClose: () => void }) {
  const { country_id, iata, is_main, is_origin, show_in_filter, order, names } = city;
  const { mutateAsync } = useUpdate(cities, city);
  const form = useContractForm(cities.createInput, {
    country_id,
    iata,
    is_main,
    is_origin,
    show_in_filter,
    order,
    names: namesToEdit(names),
  });
  return (
    <FormDialog
      title={title}
      form={form}
      save={({ names: edited = [], ...changes }) =>
        updateNamed(cities, 'city', city, () => noting(city.id, mutateAsync(changes)), edited)
      }
      saved="City updated"
      draftKey={`city-${city.id}`}
      onClose={() => onClose()}
      labels={labels}
    >
      <CityFields control={form.control} />
    </FormDialog>
  );
}
