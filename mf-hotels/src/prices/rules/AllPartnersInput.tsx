import { useController, type FieldProps, type FieldValues } from '@itinera/shared/forms';
import { FormHelperText } from '@itinera/shared/ui';
import { FormControlLabel, Switch } from '@itinera/shared/ui-more';
import { useRuleScope } from './RuleScope';

/** Switch of a rule for all partners of the hotel, for staff: its partner is then null. */
export function AllPartnersInput<I extends FieldValues, O>({ control, name }: FieldProps<I, O>) {
  const { field, fieldState } = useController({ control, name });
  const { dmcId, isPartner } = useRuleScope();
  if (isPartner) return null;
  return (
    <div>
      <FormControlLabel
        label="For all partners of the hotel"
        control={
          <Switch
            slotProps={{ input: { ref: field.ref } }}
            name={field.name}
            checked={field.value === null || field.value === ''}
            onBlur={field.onBlur}
            onChange={({ target }) => field.onChange(target.checked ? null : dmcId)}
          />
        }
      />
      {fieldState.error && <FormHelperText error>{fieldState.error.message}</FormHelperText>}
    </div>
  );
}
