import { messageOf } from '@itinera/shared/data';
import { csvWriter, download } from '@itinera/shared/grid';
import { Alert, Box, Button, Typography } from '@itinera/shared/ui';
import { useRef, useState, type DragEvent } from 'react';
import type { ImportDefinition } from '../definition';
import { readFile, type ReadSheet } from '../read/readFile';
import { mostRows } from '../read/sheet';
import { StepFrame } from './StepFrame';

interface FileStepProps {
  definition: ImportDefinition;
  onRead: (file: ReadSheet) => void;
  onCancel: () => void;
}

/** Step 1: a file is dropped or chosen, or a template is downloaded. */
export function FileStep({ definition, onRead, onCancel }: FileStepProps) {
  const { label, noun, fields } = definition;
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);

  const read = (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    readFile(file).then(onRead, (error: unknown) => setProblem(messageOf(error)));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    read(event.dataTransfer.files[0]);
  };
  const downloadTemplate = async () => {
    const file = await csvWriter(fields.map((field) => field.label));
    download(file.finish(), `${label.toLowerCase().replaceAll(' ', '-')}-template.csv`);
  };

  return (
    <StepFrame step="File" title="Choose a file" actions={<Button onClick={onCancel}>Cancel</Button>}>
      <Box
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
        sx={{
          p: 3,
          border: 1,
          borderStyle: 'dashed',
          borderRadius: 1,
          borderColor: isOver ? 'primary.main' : 'divider',
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
        }}
      >
        <Button variant="contained" onClick={() => chooser.current?.click()}>
          Choose file
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          or drop it here: CSV or XLSX, up to {mostRows.toLocaleString('en')} rows and 5 MiB
        </Typography>
        <input
          ref={chooser}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          aria-label="File to import"
          hidden
          onChange={({ target }) => {
            read(target.files?.[0]);
            // Lets the same file be chosen again after it was fixed.
            target.value = '';
          }}
        />
      </Box>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
      <Typography variant="body2">
        One row per {noun}, with headings in the first row. You review everything before it is added.
      </Typography>
      <Box>
        <Button onClick={() => void downloadTemplate()}>Download template</Button>
      </Box>
    </StepFrame>
  );
}
