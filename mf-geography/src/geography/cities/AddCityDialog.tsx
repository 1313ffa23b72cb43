import { cities } from '@itinera/shared/contracts';
import { blankNames, createNamed, FormDialog, useContractForm } from '@itinera/shared/forms';
import { CityFields, labels } from './CityFields';

/** Specification 5: a new city is shown in filters, main, and an origin, unless somebody says otherwise. */
export function AddCityDialog({ onClose }: { onClose: () => void }) {
  const form = useContractForm(cities.createInput, { ...cities.defaults, names: blankNames });
  return (
    <FormDialog
      title="Add city"
      form={form}
      save={({ names = [], ...city }) => createNamed(cities, 'city', city, names)}
      saved="City added"
      draftKey="city-new"
      onClose={() => onClose()}
      labels={labels}
    >
      <CityFields control={form.control} />
    </FormDialog>
  );
}
