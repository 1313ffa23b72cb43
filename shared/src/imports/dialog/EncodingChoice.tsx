import { messageOf } from '@itinera/shared/data';
import { NativeSelect } from '@itinera/shared/grid';
import { Alert, Stack, Typography } from '@itinera/shared/ui';
import { useId, useState } from 'react';
import type { encodings as all } from '../read/encoding';
import type { ReadSheet } from '../read/readFile';

interface EncodingChoiceProps {
  text: NonNullable<ReadSheet['text']>;
  encodings: typeof all;
  onFile: (file: ReadSheet) => void;
}

/** Select of the encoding of a CSV file: guessed, and visible, because a wrong one garbles all names. */
export function EncodingChoice({ text, encodings, onFile }: EncodingChoiceProps) {
  const id = useId();
  const [problem, setProblem] = useState<string>();
  const choose = (value: string) => {
    const chosen = encodings.find((encoding) => encoding.value === value);
    if (!chosen) return;
    setProblem(undefined);
    try {
      onFile(text.readAs(chosen.value));
    } catch (error) {
      setProblem(messageOf(error));
    }
  };
  return (
    <>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <Typography component="label" htmlFor={id} variant="body2">
          Encoding
        </Typography>
        <NativeSelect
          id={id}
          value={text.encoding}
          onChange={({ target }) => choose(target.value)}
          sx={{ minHeight: 36 }}
        >
          {encodings.map(({ value, label }) => (
            <option key={value} value={value}>
              {label}
            </option>
          ))}
        </NativeSelect>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          Choose another encoding if the letters below look wrong.
        </Typography>
      </Stack>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </>
  );
}
