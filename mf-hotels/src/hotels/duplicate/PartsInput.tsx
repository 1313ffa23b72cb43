import type { duplicateHotelForm, HotelCopyPart } from '@itinera/shared/contracts';
import { useController, type ContractControl } from '@itinera/shared/forms';
import { plural } from '@itinera/shared/format';
import { Box, FormHelperText, Typography } from '@itinera/shared/ui';
import { useId, type Ref } from 'react';
import { pressed, type CopiedPart } from './copyWords';

interface PartsInputProps {
  control: ContractControl<ReturnType<typeof duplicateHotelForm>>;
  parts: readonly CopiedPart[];
  /** Of the hotel. */
  images: number;
}

const skippedBecause =
  'They are over, of a room or boarding that the hotel has no longer, or of a partner that does not offer it.';

/** Checks of what is taken along, each with how much that is, and with what it refers to. */
export function PartsInput({ control, parts, images }: PartsInputProps) {
  const { field, fieldState } = useController({ control, name: 'parts' });
  const skipped = parts
    .filter(({ part }) => field.value.includes(part))
    .reduce((sum, each) => sum + each.skipped, 0);
  const note =
    skipped > 0 ? `${plural(skipped, 'entry', 'entries')} not included. ${skippedBecause}` : undefined;
  const noteId = useId();
  return (
    <Box
      component="fieldset"
      aria-describedby={note || fieldState.error ? noteId : undefined}
      sx={{ m: 0, p: 0, border: 0, minWidth: 0, gridColumn: '1 / -1' }}
    >
      <legend>Taken along</legend>
      {parts.map((each, index) => (
        <PartCheck
          key={each.part}
          {...each}
          inputRef={index === 0 ? field.ref : undefined}
          isChecked={field.value.includes(each.part)}
          onPress={(part) => field.onChange(pressed(field.value, part))}
        />
      ))}
      {images > 0 && (
        <Check label="Images" content={`${plural(images, 'image')} of this hotel only`} isChecked={false} />
      )}
      <FormHelperText id={noteId} error={fieldState.error !== undefined}>
        {fieldState.error?.message ?? note}
      </FormHelperText>
    </Box>
  );
}

type PartCheckProps = CopiedPart & {
  isChecked: boolean;
  onPress: (part: HotelCopyPart) => void;
  inputRef: Ref<HTMLInputElement> | undefined;
};

const PartCheck = ({ part, label, content, isChecked, onPress, inputRef }: PartCheckProps) => (
  <Check
    label={label}
    content={content || 'None'}
    isChecked={isChecked}
    inputRef={inputRef}
    onChange={content === '' ? undefined : () => onPress(part)}
  />
);

interface CheckProps {
  label: string;
  content: string;
  isChecked: boolean;
  inputRef?: Ref<HTMLInputElement> | undefined;
  /** Absent: there is nothing to take along. */
  onChange?: (() => void) | undefined;
}

function Check({ label, content, isChecked, inputRef, onChange }: CheckProps) {
  const id = useId();
  return (
    <Box
      component="label"
      sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 1, alignItems: 'center', minHeight: 32 }}
    >
      <input
        ref={inputRef}
        type="checkbox"
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-content`}
        disabled={onChange === undefined}
        checked={isChecked}
        onChange={() => onChange?.()}
      />
      <Typography component="span" id={`${id}-label`} sx={{ flexGrow: 1 }}>
        {label}
      </Typography>
      <Typography component="span" id={`${id}-content`} color="textSecondary" variant="body2">
        {content}
      </Typography>
    </Box>
  );
}
