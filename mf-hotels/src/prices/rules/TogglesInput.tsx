import { useController, type FieldProps, type FieldValues } from '@itinera/shared/forms';
import { Box, Button, FormHelperText, Typography } from '@itinera/shared/ui';
import { useId } from 'react';

interface TogglesInputProps<I extends FieldValues, O, V extends string | number> extends FieldProps<I, O> {
  /** The few options. */
  options: readonly { value: V; label: string }[];
}

/** Form field for several of a few options, as toggle buttons. The value keeps their order. */
export function TogglesInput<I extends FieldValues, O, V extends string | number>({
  control,
  name,
  label,
  hint,
  options,
}: TogglesInputProps<I, O, V>) {
  const { field, fieldState } = useController({ control, name });
  const [labelId, belowId] = [useId(), useId()];
  const chosen: readonly unknown[] = Array.isArray(field.value) ? field.value : [];
  const known = options.map(({ value }) => value);
  const problem = fieldState.error?.message;
  const toggle = (value: V) => {
    const wanted = chosen.includes(value) ? chosen.filter((one) => one !== value) : [...chosen, value];
    // Values without an option are dropped.
    field.onChange(known.filter((one) => wanted.includes(one)));
    field.onBlur();
  };
  const below = problem ?? hint;
  return (
    <Box role="group" aria-labelledby={labelId} aria-describedby={below === undefined ? undefined : belowId}>
      <Typography id={labelId} variant="body2" color="textSecondary" sx={{ mb: 0.5 }}>
        {label}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 0.5 }}>
        {options.map(({ value, label: text }, index) => (
          <Button
            key={value}
            ref={index === 0 ? field.ref : undefined}
            size="small"
            color={chosen.includes(value) ? 'primary' : 'inherit'}
            variant={chosen.includes(value) ? 'contained' : 'outlined'}
            aria-pressed={chosen.includes(value)}
            onClick={() => toggle(value)}
          >
            {text}
          </Button>
        ))}
      </Box>
      {below !== undefined && (
        <FormHelperText id={belowId} error={problem !== undefined}>
          {below}
        </FormHelperText>
      )}
    </Box>
  );
}
