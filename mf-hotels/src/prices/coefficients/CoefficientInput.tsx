import { textOf, useController, type FieldProps, type FieldValues } from '@itinera/shared/forms';
import { FormHelperText, OutlinedInput } from '@itinera/shared/ui';
import { useId, useState } from 'react';
import { coefficientReader } from './readCoefficient';

/** Input of a cell of the matrix; its label is visually hidden. */
export function CoefficientInput<I extends FieldValues, O>({ control, name, label }: FieldProps<I, O>) {
  const { field, fieldState } = useController({ control, name });
  // The raw text while typing.
  const [typed, setTyped] = useState<string>();
  const problemId = useId();
  const problem = fieldState.error?.message;
  return (
    <>
      <OutlinedInput
        size="small"
        fullWidth
        autoComplete="off"
        name={field.name}
        inputRef={field.ref}
        error={problem !== undefined}
        value={typed ?? textOf(coefficientReader, field.value)}
        onChange={({ target }) => {
          setTyped(target.value);
          field.onChange(target.value.trim() === '' ? null : coefficientReader.read(target.value));
        }}
        onBlur={() => {
          setTyped(undefined);
          field.onBlur();
        }}
        slotProps={{
          input: { 'aria-label': label, 'aria-describedby': problem && problemId, inputMode: 'decimal' },
        }}
        sx={{ '& input': { textAlign: 'end', fontVariantNumeric: 'tabular-nums' } }}
      />
      {problem && (
        <FormHelperText id={problemId} error>
          {problem}
        </FormHelperText>
      )}
    </>
  );
}
