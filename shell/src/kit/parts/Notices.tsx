import { Alert, Box, Button, Notice } from '@itinera/shared/ui';
import { Specimen } from '../Specimen';

const severities = ['success', 'info', 'warning', 'error'] as const;

export function Notices() {
  return (
    <Box
      sx={{ display: 'grid', gap: 2, gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 360px), 1fr))' }}
    >
      <Specimen state="Nothing there">
        <Notice title="No hotels yet">As soon as a hotel is added it will be listed here.</Notice>
      </Specimen>
      <Specimen state="A failure with its remedy">
        <Notice
          role="alert"
          title="Hotels could not be loaded"
          action={<Button variant="contained">Try again</Button>}
        >
          The server can’t be reached. Check the connection and try again.
        </Notice>
      </Specimen>
      {severities.map((severity) => (
        <Specimen key={severity} state={`Alert of ${severity}`}>
          <Alert
            severity={severity}
            action={
              <Button color="inherit" size="small">
                Remedy
              </Button>
            }
          >
            A sentence that is long enough to need a second line where there is little room.
          </Alert>
        </Specimen>
      ))}
    </Box>
  );
}
