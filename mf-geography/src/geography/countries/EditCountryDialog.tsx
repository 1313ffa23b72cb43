import { countries, type Country } from '@itinera/shared/contracts';
import { useUpdate } from '@itinera/shared/data';
import { EntryDialog, FormDialog, updateNamed, useContractForm } from '@itinera/shared/forms';
import { namesToEdit } from '../names/names';
import { CountryFields, labels } from './CountryFields';

interface EditCountryDialogProps {
  id: string;
  onClose: () => void;
}

const title = 'Edit country';

export function EditCountryDialog({ id, onClose }: EditCountryDialogProps) {
  return (
    <EntryDialog collection={countries} id={id} query={{ with_data: true }} title={title} onClose={onClose}>
      {(country) => <Form country={country} onClose={onClose} />}
    </EntryDialog>
  );
}

function Form({ country, onClose }: { country: Country; onClose: () => void }) {
  const { iso2, show_in_filter, order, names } = country;
  const { mutateAsync } = useUpdate(countries, country);
  const form = useContractForm(countries.createInput, {
    iso2,
    show_in_filter,
    order,
    names: namesToEdit(names),
  });
  return (
    <FormDialog
      title={title}
      form={form}
      save={({ names: edited = [], ...changes }) =>
        updateNamed(countries, 'country', country, () => mutateAsync(changes), edited)
      }
      saved="Country updated"
      draftKey={`country-${country.id}`}
      onClose={() => onClose()}
      labels={labels}
    >
      <CountryFields control={form.control} />
    </FormDialog>
  );
}
