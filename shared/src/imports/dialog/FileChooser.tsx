import { messageOf } from '@itinera/shared/data';
import { useFileZone } from '@itinera/shared/forms';
import { Alert, Box, Button, Typography } from '@itinera/shared/ui';
import { useState } from 'react';

interface FileChooserProps {
  /** Limit of files: `up to 5 MiB`. */
  limit: string;
  /** Reads the file; a rejection is shown. */
  onFile: (file: File) => Promise<void>;
}

/** Drop zone and button for a file. */
export function FileChooser({ limit, onFile }: FileChooserProps) {
  const [problem, setProblem] = useState<string>();
  const { isOver, choose, zone, input } = useFileZone((file) => {
    setProblem(undefined);
    onFile(file).catch((error: unknown) => setProblem(messageOf(error)));
  });

  return (
    <>
      <Box
        {...zone}
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
        <Button variant="contained" onClick={choose}>
          Choose file
        </Button>
        <Typography variant="body2" sx={{ color: 'text.secondary' }}>
          or drop it here: CSV or XLSX, {limit}
        </Typography>
        <input {...input} accept=".csv,.tsv,.txt,.xlsx" aria-label="File to import" />
      </Box>
      {problem !== undefined && <Alert severity="error">{problem}</Alert>}
    </>
  );
}
