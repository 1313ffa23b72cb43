import { isUnreadable, textOf, type Reader } from '@itinera/shared/forms';
import { belowId, FieldFrame, OutlinedInput } from '@itinera/shared/ui';
import { useId, useState, type ComponentProps } from 'react';

interface TypedFilterProps extends Pick<
  ComponentProps<typeof OutlinedInput>,
  'endAdornment' | 'inputMode' | 'placeholder'
> {
  label: string;
  reader: Reader<string>;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A typed filter; applied on Enter or blur. Invalid text is kept. */
export function TypedFilter({ label, reader, value, onChange, inputMode, ...input }: TypedFilterProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const text = typed ?? textOf(reader, value);

  const finish = () => {
    if (typed === undefined) return;
    const read = typed.trim() === '' ? undefined : reader.read(typed);
    if (isUnreadable(read)) return setProblem(read.problem);
    setTyped(undefined);
    setProblem(undefined);
    if (read !== value) onChange(read);
  };

  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        finish();
      }}
    >
      <FieldFrame id={id} label={label} size="small" problem={problem}>
        <OutlinedInput
          {...input}
          id={id}
          label={label}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={finish}
          aria-describedby={belowId(id, { problem })}
          slotProps={{ input: { inputMode } }}
        />
      </FieldFrame>
    </form>
  );
}
