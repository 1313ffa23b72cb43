import { EntitiesSelect } from '@itinera/shared/choices';
import { users } from '@itinera/shared/contracts';
import { personName } from '@itinera/shared/format';
import { useController, type FieldProps, type FieldValues } from '@itinera/shared/forms';
import { asRecipient, isPerson, personOf } from '../ruleWords';

/** Input for individual persons among the recipients. */
export function PersonsInput<I extends FieldValues, O>({ control, name, label }: FieldProps<I, O>) {
  const { field } = useController({ control, name });
  const value: readonly string[] = field.value ?? [];
  const others = value.filter((one) => !isPerson(one));
  return (
    <EntitiesSelect
      label={label}
      collection={users}
      query={{ status: 'active' }}
      nameOf={personName}
      value={value.filter(isPerson).map(personOf)}
      onChange={(ids) => field.onChange([...others, ...ids.map(asRecipient)])}
      onBlur={field.onBlur}
    />
  );
}
