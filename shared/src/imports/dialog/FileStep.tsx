import { grouped } from '@itinera/shared/format';
import { csvWriter, download } from '@itinera/shared/grid';
import { Alert, Box, Button, Typography } from '@itinera/shared/ui';
import type { ImportDefinition } from '../definition';
import { isDecided, type FileTable } from '../read/fileTable';
import { readFile } from '../read/readFile';
import { mostRows } from '../read/sheet';
import { FileChoices } from './FileChoices';
import { FileChooser } from './FileChooser';
import { StepFrame } from './StepFrame';

interface FileStepProps {
  definition: ImportDefinition;
  /** A file that is not a list yet: it can be read in several ways, or not in this one. */
  table: FileTable | undefined;
  problem: string | undefined;
  onRead: (table: FileTable) => void;
  /** The file is read otherwise. Stays here: a choice moves nobody on. */
  onTable: (table: FileTable) => void;
  onContinue: () => void;
  onCancel: () => void;
}

/** Step 1: a file is dropped or selected, or a template is downloaded. */
export function FileStep({
  definition,
  table,
  problem,
  onRead,
  onTable,
  onContinue,
  onCancel,
}: FileStepProps) {
  const { label, noun, fields } = definition;
  const read = (file: File) => readFile(file).then(onRead);
  const downloadTemplate = async () => {
    const file = await csvWriter(fields.map((field) => field.label));
    download(file.finish(), `${label.toLowerCase().replaceAll(' ', '-')}-template.csv`);
  };

  const actions = (
    <>
      <Button onClick={onCancel}>Cancel</Button>
      {table && isDecided(table) && problem === undefined && (
        <Button variant="contained" onClick={onContinue}>
          Match columns
        </Button>
      )}
    </>
  );
  return (
    <StepFrame step="File" title="Choose a file" actions={actions}>
      <FileChooser limit={`up to ${grouped(mostRows)} rows and 5 MiB`} onFile={read} />
      {table && (
        <>
          {problem !== undefined && <Alert severity="error">{problem}</Alert>}
          <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
            {table.name}
          </Typography>
          <FileChoices table={table} onTable={onTable} preview />
        </>
      )}
      <Typography variant="body2">
        One row per {noun}, with headings in the first row. You review everything before it is added.
      </Typography>
      <Box>
        <Button onClick={() => void downloadTemplate()}>Download template</Button>
      </Box>
    </StepFrame>
  );
}
