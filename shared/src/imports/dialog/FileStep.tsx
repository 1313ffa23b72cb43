import { csvWriter, download } from '@itinera/shared/grid';
import { Box, Button, Typography } from '@itinera/shared/ui';
import type { ImportDefinition } from '../definition';
import { readFile, type ReadSheet } from '../read/readFile';
import { mostRows } from '../read/sheet';
import { FileChooser } from './FileChooser';
import { StepFrame } from './StepFrame';

interface FileStepProps {
  definition: ImportDefinition;
  onRead: (file: ReadSheet) => void;
  onCancel: () => void;
}

/** Step 1: a file is dropped or selected, or a template is downloaded. */
export function FileStep({ definition, onRead, onCancel }: FileStepProps) {
  const { label, noun, fields } = definition;
  const read = (file: File) => readFile(file).then(onRead);
  const downloadTemplate = async () => {
    const file = await csvWriter(fields.map((field) => field.label));
    download(file.finish(), `${label.toLowerCase().replaceAll(' ', '-')}-template.csv`);
  };

  return (
    <StepFrame step="File" title="Choose a file" actions={<Button onClick={onCancel}>Cancel</Button>}>
      <FileChooser limit={`up to ${mostRows.toLocaleString('en')} rows and 5 MiB`} onFile={read} />
      <Typography variant="body2">
        One row per {noun}, with headings in the first row. You review everything before it is added.
      </Typography>
      <Box>
        <Button onClick={() => void downloadTemplate()}>Download template</Button>
      </Box>
    </StepFrame>
  );
}
