import { Box, Typography } from '@itinera/shared/ui';
import { useEffect, useId } from 'react';
import { AllFields } from './AllFields';
import { labels, useKitForm, type KitValues } from './kitForm';

interface FieldsInStateProps {
  state: string;
  values: KitValues;
  hint?: string;
  required?: boolean;
  disabled?: boolean;
  /** Shows an error at each field, as from the server. */
  isRefused?: boolean;
}

const refusal = {
  type: 'server',
  message: 'It is taken: choose another one, or change the other entry first.',
};

/** All fields in one state, under its name. */
export function FieldsInState({ state, values, isRefused = false, ...fields }: FieldsInStateProps) {
  const titleId = useId();
  const { control, setError } = useKitForm(values);
  useEffect(() => {
    if (!isRefused) return;
    const names = Object.keys(labels).filter((name) => name !== 'names');
    for (const name of [...names, 'names.0.name', 'names.1.name', 'periods.0.name'])
      setError(name as keyof KitValues, refusal);
  }, [isRefused, setError]);
  return (
    <Box role="group" aria-labelledby={titleId} sx={{ minWidth: 0 }}>
      <Typography id={titleId} component="h2" variant="h2" sx={{ mb: 1 }}>
        {state}
      </Typography>
      <AllFields control={control} {...fields} />
    </Box>
  );
}
