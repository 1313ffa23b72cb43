import { isUnreadable, textOf, type Reader } from '@itinera/shared/forms';
import { belowId, FieldFrame, OutlinedInput } from '@itinera/shared/ui';
import { useId, useState, type ComponentProps } from 'react';

interface TypedFilterProps extends Pick<
  ComponentProps<typeof OutlinedInput>,
  'endAdornment' | 'inputMode' | 'placeholder'
> {
  hint?: string;
  label: string;
  reader: Reader<string>;
  value: string | undefined;
  onChange: (value: string | undefined) => void;
}

/** A typed filter; applied on Enter or blur. Invalid text is kept. */
export function TypedFilter({ label, reader, value, onChange, inputMode, hint, ...input }: TypedFilterProps) {
  const id = useId();
  const [typed, setTyped] = useState<string>();
  const [problem, setProblem] = useState<string>();
  const [doubt, setDoubt] = useState<{ words: string | undefined; value: string | undefined }>();
  const text = typed ?? textOf(reader, value);
  // How it was read is said until the value is another one.
  const doubtNow = doubt?.value === value ? doubt?.words : undefined;
  const note = typed === undefined ? doubtNow : reader.doubtOf?.(typed);

  const texts = { hint: (typed && reader.meaningOf?.(typed)) ?? hint, note, problem };

  const finish = () => {
    if (typed === undefined) return;
    const read = typed.trim() === '' ? undefined : reader.read(typed);
    if (isUnreadable(read)) return setProblem(read.problem);
    setDoubt({ words: reader.doubtOf?.(typed), value: read });
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
      <FieldFrame id={id} label={label} size="small" {...texts}>
        <OutlinedInput
          {...input}
          id={id}
          autoComplete="off"
          value={text}
          onChange={({ target }) => setTyped(target.value)}
          onBlur={finish}
          aria-describedby={belowId(id, texts)}
          slotProps={{ input: { inputMode } }}
        />
      </FieldFrame>
    </form>
  );
}
