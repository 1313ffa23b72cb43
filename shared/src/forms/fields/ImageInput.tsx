import { thumbnailUrl } from '@itinera/shared/contracts';
import { Box, Button, FormHelperText, LinearProgress, Typography } from '@itinera/shared/ui';
import { useId } from 'react';
import { useController, type FieldValues } from 'react-hook-form';
import { isUnreadable } from '../read/unreadable';
import type { FieldProps } from './fieldProps';
import { imageTypes } from './uploadImage';
import { useFileZone } from './useFileZone';
import { useImageUpload } from './useImageUpload';

/** Form field for an image: dropped or selected, uploaded at once; its value is the file name, `null` when empty. */
export function ImageInput<I extends FieldValues, O>({
  control,
  name,
  label,
  hint,
  required,
  disabled,
}: FieldProps<I, O>) {
  const { field, fieldState } = useController({ control, name });
  const { value, onChange, ref } = field;
  const fileName: string | null = isUnreadable(value) ? null : value || null;
  const { sending, problem, upload, cancel } = useImageUpload(fileName, onChange);
  const { isOver, choose, zone, input } = useFileZone((file) => !disabled && upload(file));
  const id = useId();
  const wrong = problem ?? fieldState.error?.message;

  return (
    <Box
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={wrong || hint ? `${id}-below` : undefined}
      {...zone}
      sx={{
        p: 2,
        border: 1,
        borderStyle: 'dashed',
        borderRadius: 1,
        borderColor: wrong ? 'error.main' : isOver ? 'primary.main' : 'divider',
      }}
    >
      <Typography id={`${id}-label`} component="div" variant="subtitle2" sx={{ mb: 1 }}>
        {label}
        {required && <span aria-hidden> *</span>}
      </Typography>
      {fileName && !sending && (
        <Box
          component="img"
          src={thumbnailUrl(fileName)}
          alt={`${label}, as uploaded`}
          sx={{ display: 'block', maxWidth: '100%', maxHeight: 180, borderRadius: 1, mb: 1 }}
        />
      )}
      {sending ? (
        <Box sx={{ display: 'grid', gap: 1, justifyItems: 'start' }}>
          <Typography variant="body2">Uploading {sending.file.name}…</Typography>
          <LinearProgress
            variant="determinate"
            value={Math.round(sending.sent * 100)}
            aria-label={`Uploading ${sending.file.name}`}
            sx={{ width: '100%' }}
          />
          <Button size="small" onClick={cancel}>
            Cancel upload
          </Button>
        </Box>
      ) : (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
          <Button ref={ref} variant="outlined" size="small" disabled={disabled} onClick={choose}>
            {fileName ? 'Replace picture' : 'Choose picture'}
          </Button>
          {fileName && (
            <Button size="small" disabled={disabled} onClick={() => onChange(null)}>
              Remove picture
            </Button>
          )}
          <Typography variant="body2" sx={{ color: 'text.secondary' }}>
            or drop it here
          </Typography>
        </Box>
      )}
      <input {...input} accept={imageTypes.join(',')} aria-label={label} />
      {(wrong || hint) && (
        <FormHelperText id={`${id}-below`} role={problem ? 'alert' : undefined} error={wrong !== undefined}>
          {wrong ?? hint}
        </FormHelperText>
      )}
    </Box>
  );
}
