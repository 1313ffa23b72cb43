import { NativeSelect } from '@itinera/shared/grid';
import { Alert, Box, Stack, Typography } from '@itinera/shared/ui';
import { useId } from 'react';
import type { FileChoice, FileTable } from '../read/fileTable';
import { FilePreview } from './FilePreview';

interface FileChoicesProps {
  table: FileTable;
  onTable: (table: FileTable) => void;
  /** Shows the first lines as well, where nothing else does. */
  preview?: boolean;
}

const OPEN = '';

interface ChoiceProps {
  choice: FileChoice;
  onTable: (table: FileTable) => void;
}

function Choice({ choice: { label, options, value, choose }, onTable }: ChoiceProps) {
  const id = useId();
  const pick = (text: string) => {
    const table = choose(text);
    if (table) onTable(table);
  };
  return (
    <Stack sx={{ gap: 0.5, maxWidth: '100%' }}>
      <Typography component="label" htmlFor={id} variant="body2">
        {label}
      </Typography>
      <NativeSelect
        id={id}
        value={value ?? OPEN}
        onChange={({ target }) => pick(target.value)}
        sx={{ minHeight: 36, maxWidth: '100%' }}
      >
        {value === undefined && (
          <option value={OPEN} disabled>
            Choose…
          </option>
        )}
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </NativeSelect>
    </Stack>
  );
}

/** How a file is read: detected as far as it is certain, visible, and to be changed, because a wrong encoding or sheet garbles all rows. */
export function FileChoices({ table, onTable, preview = false }: FileChoicesProps) {
  const { choices, remarks } = table;
  const open = choices.filter(({ value }) => value === undefined).map(({ label }) => label.toLowerCase());
  return (
    <>
      {open.length > 0 && (
        <Alert severity="warning">
          The file can be read in several ways. Choose the {open.join(' and the ')} with which it is right.
        </Alert>
      )}
      {remarks.length > 0 && (
        <Alert severity="info" role="status">
          {remarks.map((remark) => (
            <div key={remark}>{remark}</div>
          ))}
        </Alert>
      )}
      {choices.length > 0 && (
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2 }}>
          {choices.map((choice) => (
            <Choice key={choice.label} choice={choice} onTable={onTable} />
          ))}
        </Box>
      )}
      {preview && <FilePreview table={table} />}
    </>
  );
}
