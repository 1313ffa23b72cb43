import { documentTypes, useController, type FieldProps, type FieldValues } from '@itinera/shared/forms';
import { Box, Button, FormHelperText, Typography } from '@itinera/shared/ui';
import { useId, useRef } from 'react';

interface FileFieldProps<I extends FieldValues, O> extends FieldProps<I, O> {
  onChoose: (file: File | undefined) => void;
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
  const chooser = useRef<HTMLInputElement>(null);
  const id = useId();
  const problem = fieldState.error?.message;
  return (
    <Box role="group" aria-labelledby={`${id}-label`} aria-describedby={problem ? `${id}-below` : undefined}>
      <Typography id={`${id}-label`} component="div" variant="subtitle2">
        {label} *
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
        <Button ref={ref} variant="outlined" size="small" onClick={() => chooser.current?.click()}>
          {value ? 'Choose another file' : 'Choose file'}
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {value || 'PDF, JPEG, PNG or WebP of at most 10 MiB'}
        </Typography>
      </Box>
      <input
        ref={chooser}
        type="file"
        accept={documentTypes.join(',')}
        aria-label={label}
        hidden
        onChange={({ target }) => {
          const [file] = target.files ?? [];
          onChoose(file);
          onChange(file?.name ?? '');
          // Resets the input, so that the same file can be selected again after it was corrected.
          target.value = '';
        }}
      />
      {problem && (
        <FormHelperText id={`${id}-below`} error>
          {problem}
        </FormHelperText>
      )}
    </Box>
  );
}
