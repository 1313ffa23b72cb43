import { namedProblem } from '@itinera/shared/contracts';
import { Box, FormHelperText } from '@itinera/shared/ui';
import { useId } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import type { FieldProps } from './fieldProps';

interface ChecksInputProps<I extends FieldValues, O> extends FieldProps<I, O> {
  options: readonly { value: string; label: string }[];
  /** Called after a selection that other fields depend on. */
  onChosen?: () => void;
}

/** Form field for several of a few options. Values without an option, such as persons, are kept. */
export function ChecksInput<I extends FieldValues, O>({
  control,
  name,
  label,
  hint,
  required,
  disabled,
  options,
  onChosen,
}: ChecksInputProps<I, O>) {
  const { field, fieldState } = useController({ control, name });
  const id = useId();
  const value: readonly string[] = field.value ?? [];
  const problem = fieldState.error?.message;
  const below = problem ? namedProblem(problem, label) : hint;
  const toggle = (one: string) => {
    field.onChange(value.includes(one) ? value.filter((each) => each !== one) : [...value, one]);
    onChosen?.();
  };
  return (
    <Box
      component="fieldset"
      aria-describedby={below ? `${id}-below` : undefined}
      sx={{
        m: 0,
        p: 0,
        border: 0,
        minWidth: 0,
        display: 'grid',
        columnGap: 2,
        gridTemplateColumns: 'repeat(auto-fill, minmax(190px, 1fr))',
        '& label': { display: 'flex', gap: 1, alignItems: 'center', minHeight: 32 },
      }}
    >
      <legend>
        {label}
        {required && <span aria-hidden> *</span>}
      </legend>
      {options.map((option, index) => (
        <label key={option.value}>
          <input
            ref={index === 0 ? field.ref : undefined}
            type="checkbox"
            disabled={disabled}
            checked={value.includes(option.value)}
            onChange={() => toggle(option.value)}
            onBlur={field.onBlur}
          />
          {option.label}
        </label>
      ))}
      {below && (
        <FormHelperText id={`${id}-below`} error={problem !== undefined} sx={{ gridColumn: '1 / -1' }}>
          {below}
        </FormHelperText>
      )}
    </Box>
  );
}
