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
  const { label, hint, note, problem, required, disabled, value, onChange, inputMode, dataField, ...line } =
    props;
  const texts = { label, hint, note, problem, required, disabled };
  const id = useId();
  return (
    <FieldFrame {...texts} id={id}>
      <OutlinedInput
        {...line}
        id={id}
        value={value}
        onChange={({ target }) => onChange(target.value)}
        aria-describedby={belowId(id, texts)}
        slotProps={{ input: { inputMode, ...(dataField !== undefined && { 'data-field': dataField }) } }}
      />
    </FieldFrame>
  );
}
