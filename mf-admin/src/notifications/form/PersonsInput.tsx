import { EntitiesSelect } from '@itinera/shared/choices';
import { users } from '@itinera/shared/contracts';
import { personName } from '@itinera/shared/format';
import { useController, type FieldProps, type FieldValues } from '@itinera/shared/forms';
import { asRecipient, isPerson, personOf } from '../ruleWords';

/** Input for individual persons of staff among the recipients: partners are notified of their own bookings, by a recipient of its own. */
export function PersonsInput<I extends FieldValues, O>({ control, name, label }: FieldProps<I, O>) {
  const { field } = useController({ control, name });
  const value: readonly string[] = field.value ?? [];
  const others = value.filter((one) => !isPerson(one));
  return (
    <EntitiesSelect
      label={label}
      collection={users}
      query={{ is_staff: true, status: 'active' }}
      nameOf={personName}
      value={value.filter(isPerson).map(personOf)}
      onChange={(ids) => field.onChange([...others, ...ids.map(asRecipient)])}
      onBlur={field.onBlur}
    />
  );
}
