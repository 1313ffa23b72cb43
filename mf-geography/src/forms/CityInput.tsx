import { EntityInput } from '@itinera/shared/choices';
import { choiceOf } from '@itinera/shared/kinds/dialogs';
import { onlyEntry } from '@itinera/shared/contracts';
import type { FieldProps, FieldValues } from '@itinera/shared/forms';
import { city } from '../geography/cities/city';

type CityInputProps<I extends FieldValues, O> = FieldProps<I, O> & {
  /** Undefined until the country of the entry is loaded. */
  country_id: string | undefined;
};

/** Select of a city of one country. */
export const CityInput = <I extends FieldValues, O>({ country_id, ...field }: CityInputProps<I, O>) => (
  <EntityInput
    {...field}
    {...choiceOf(city)}
    query={{ ...city.query, country_id: onlyEntry(country_id) }}
    disabled={country_id === undefined}
  />
);
