import { messageOf } from '@itinera/shared/data';
import { Alert, Box, Button, Typography } from '@itinera/shared/ui';
import { useRef, useState, type DragEvent } from 'react';

interface FileChooserProps {
  /** Limit of files: `up to 5 MiB`. */
  limit: string;
  /** Reads the file; a rejection is shown. */
  onFile: (file: File) => Promise<void>;
}

/** Drop zone and button for a file. */
export function FileChooser({ limit, onFile }: FileChooserProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [isOver, setOver] = useState(false);

  const read = (file: File | undefined) => {
    if (!file) return;
    setProblem(undefined);
    onFile(file).catch((error: unknown) => setProblem(messageOf(error)));
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    read(event.dataTransfer.files[0]);
  };

  return (
    <>
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
          or drop it here: CSV or XLSX, {limit}
        </Typography>
        <input
          ref={chooser}
          type="file"
          accept=".csv,.tsv,.txt,.xlsx"
          aria-label="File to import"
          hidden
          onChange={({ target }) => {
            read(target.files?.[0]);
            // Resets the input, so that the same file can be selected again after it was corrected.
            target.value = '';
          }}
        />
      </Box>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </>
  );
}
