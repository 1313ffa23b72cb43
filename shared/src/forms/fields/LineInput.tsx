import { belowId, FieldFrame, OutlinedInput, type FieldTexts } from '@itinera/shared/ui';
import { useId, type ComponentProps } from 'react';

type Line = Pick<
  ComponentProps<typeof OutlinedInput>,
  | 'autoComplete'
  | 'endAdornment'
  | 'inputMode'
  | 'inputRef'
  | 'multiline'
  | 'minRows'
  | 'name'
  | 'onBlur'
  | 'placeholder'
  | 'sx'
>;

interface LineInputProps extends FieldTexts, Line {
  /** Path of the part of the field's value that the input holds. */
  dataField?: string;
  value: string;
  onChange: (text: string) => void;
}

/** A labelled line of text, without parsing. */
export function LineInput(props: LineInputProps) {
  const { label, hint, problem, required, disabled, value, onChange, inputMode, dataField, ...line } = props;
  const id = useId();
  return (
    <FieldFrame id={id} label={label} hint={hint} problem={problem} required={required} disabled={disabled}>
      <OutlinedInput
        {...line}
        id={id}
        label={label}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={belowId(id, { hint, problem })}
        slotProps={{ input: { inputMode, ...(dataField !== undefined && { 'data-field': dataField }) } }}
      />
    </FieldFrame>
  );
}
