import { countries } from '@itinera/shared/contracts';
import { blankNames, createNamed, FormDialog, useContractForm } from '@itinera/shared/forms';
import { CountryFields, labels } from './CountryFields';

export function AddCountryDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm(countries.createInput, { ...countries.defaults, names: blankNames });
  return (
    <FormDialog
      title="Add country"
      form={form}
      save={({ names = [], ...country }) => createNamed(countries, 'country', country, names)}
      saved="Country added"
      draftKey="country-new"
      onClose={() => onClose()}
      labels={labels}
    >
      <CountryFields control={form.control} />
    </FormDialog>
  );
}
