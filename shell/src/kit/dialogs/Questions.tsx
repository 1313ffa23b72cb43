import { useDialogAddress } from '@itinera/shared/router';
import { Button, Stack } from '@itinera/shared/ui';
import { asking } from './asking';

export function Questions() {
  const { value, open, close } = useDialogAddress('question');
  return (
    <>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {Object.keys(asking).map((question) => (
          <Button key={question} variant="outlined" onClick={() => open(question)}>
            {question}
          </Button>
        ))}
      </Stack>
      {value !== undefined && asking[value]?.(close)}
    </>
  );
}
