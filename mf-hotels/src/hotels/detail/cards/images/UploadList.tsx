import { Box, Button, LinearProgress, Typography } from '@itinera/shared/ui';
import { cancelUpload, retryUpload } from './uploads';
import { uploads, type ImageUpload } from './uploadStore';

/** Files that are being uploaded, and failed ones. */
export function UploadList({ hotelId }: { hotelId: string }) {
  const all = uploads.use(hotelId);
  if (all.length === 0) return null;
  return (
    <Box
      component="ul"
      aria-label="Uploads"
      sx={{ m: 0, mb: 2, p: 0, listStyle: 'none', display: 'grid', gap: 1 }}
    >
      {all.map((upload) => (
        <UploadLine key={upload.id} hotelId={hotelId} upload={upload} />
      ))}
    </Box>
  );
}

function UploadLine({ hotelId, upload }: { hotelId: string; upload: ImageUpload }) {
  const { id, file, state, sent, problem, fileName } = upload;
  const isStopped = state === 'failed' || state === 'refused';
  return (
    <Box
      component="li"
      sx={{
        display: 'grid',
        gridTemplateColumns: 'minmax(0, 1fr) auto',
        columnGap: 2,
        alignItems: 'center',
        px: 1.5,
        py: 0.5,
        border: 1,
        borderColor: isStopped ? 'error.main' : 'divider',
        borderRadius: 1,
      }}
    >
      <Box sx={{ minWidth: 0 }}>
        <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
          {file.name}
        </Typography>
        {isStopped ? (
          <Typography role="alert" variant="body2" color="error">
            {problem}
          </Typography>
        ) : (
          <LinearProgress
            variant="determinate"
            value={Math.round(sent * 100)}
            aria-label={state === 'waiting' ? `${file.name}: waiting` : `Uploading ${file.name}`}
          />
        )}
      </Box>
      <Box>
        {state === 'failed' && (
          <Button
            size="small"
            aria-label={`Try again: ${file.name}`}
            onClick={() => retryUpload(hotelId, id)}
          >
            Try again
          </Button>
        )}
        {isStopped ? (
          <Button size="small" aria-label={`Dismiss: ${file.name}`} onClick={() => cancelUpload(hotelId, id)}>
            Dismiss
          </Button>
        ) : (
          // The file is stored and is being added to the hotel.
          <Button
            size="small"
            disabled={fileName !== undefined}
            aria-label={`Cancel: ${file.name}`}
            onClick={() => cancelUpload(hotelId, id)}
          >
            Cancel
          </Button>
        )}
      </Box>
    </Box>
  );
}
