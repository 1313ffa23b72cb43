import { customProblem, customSlot, type customFields, type CustomValue } from '@itinera/shared/contracts';
import { CustomInput, useContractForm, useWatch, type ContractControl } from '@itinera/shared/forms';
import { Paper, Typography } from '@itinera/shared/ui';
import { useDraft } from './useDraft';

const isPlain = (value: unknown): value is CustomValue =>
  typeof value !== 'object' || value === null || Array.isArray(value);

/** Preview of a field as forms will show it. What is typed there is not saved. */
export function Preview({ control }: { control: ContractControl<typeof customFields.createInput> }) {
  const field = useDraft(control);
  const form = useContractForm(customSlot, { custom: {} });
  const value: unknown = useWatch({ control: form.control, name: 'custom' })?.[field.key];
  const problem =
    isPlain(value) && value !== undefined && value !== '' ? customProblem(field, value) : undefined;
  return (
    <Paper component="section" variant="outlined" aria-label="Preview" sx={{ p: 2 }}>
      <Typography variant="subtitle2" component="h3" sx={{ mb: 1.5 }}>
        Preview
      </Typography>
      <CustomInput
        key={field.type}
        control={form.control as never}
        name={`custom.${field.key}`}
        field={field}
      />
      {problem && (
        <Typography role="status" variant="body2" color="error" sx={{ mt: 1 }}>
          {problem}
        </Typography>
      )}
    </Paper>
  );
}
