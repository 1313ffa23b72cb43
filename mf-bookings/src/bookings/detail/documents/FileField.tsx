import {
  documentTypes,
  useController,
  useFileZone,
  type FieldProps,
  type FieldValues,
} from '@itinera/shared/forms';
import { Box, Button, FormHelperText, Typography } from '@itinera/shared/ui';
import { useId } from 'react';

interface FileFieldProps<I extends FieldValues, O> extends FieldProps<I, O> {
  onChoose: (file: File) => void;
}

/** Form field for a document, selected now and uploaded on save; its value is the file name. */
export function FileField<I extends FieldValues, O>({
  control,
  name,
  label,
  onChoose,
}: FileFieldProps<I, O>) {
  const { field, fieldState } = useController({ control, name });
  const { value, onChange, ref } = field;
  const { choose, input } = useFileZone((file) => {
    onChoose(file);
    onChange(file.name);
  });
  const id = useId();
  const problem = fieldState.error?.message;
  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={problem ? `${id}-below` : undefined}>
      <Typography id={`${id}-label`} component="div" variant="subtitle2">
        {label} *
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button ref={ref} variant="outlined" size="small" onClick={choose}>
          {value ? 'Choose another file' : 'Choose file'}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {value || 'PDF, JPEG, PNG or WebP of at most 10 MiB'}
        </Typography>
      </Box>
      <input {...input} accept={documentTypes.join(',')} aria-label={label} />
      {problem && (
        <FormHelperText id={`${id}-below`} error>
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}
