import { EntityInput } from '@itinera/shared/choices';
import { countries, travellers } from '@itinera/shared/contracts';
import { countryName } from '@itinera/shared/format';
import { TextInput, type FieldProps, type FieldValues } from '@itinera/shared/forms';
import { Pair } from '@itinera/shared/kinds/dialogs';
import { customerLabels, type CustomerField } from './customerLabels';
import { fullName } from './fullName';

interface CustomerFieldsProps<I extends FieldValues, O> extends Pick<FieldProps<I, O>, 'control'> {
  /** Path of a customer field in the form. */
  at: (field: CustomerField) => FieldProps<I, O>['name'];
  /** Called when a traveller is selected as the customer. */
  onTraveller: (id: string | undefined) => void;
}

/** Inputs for the customer of a booking. */
export function CustomerFields<I extends FieldValues, O>({
  control,
  at,
  onTraveller,
}: CustomerFieldsProps<I, O>) {
  const field = (name: CustomerField) => ({ control, name: at(name), label: customerLabels[name] });
  return (
    <>
      <EntityInput
        {...field('traveller_id')}
        collection={travellers}
        query={{}}
        nameOf={fullName}
        hint="Fills in what is empty below."
        onChosen={onTraveller}
      />
      <TextInput {...field('name')} required />
      <Pair>
        <TextInput {...field('email')} hint="E-mail or phone is required before it is confirmed." />
        <TextInput {...field('phone')} />
      </Pair>
      <EntityInput
        {...field('country_id')}
        collection={countries}
        query={{ with_data: true }}
        nameOf={countryName}
      />
    </>
  );
}
