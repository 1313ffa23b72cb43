import { loadProfile, signOut } from '@itinera/shared/data';
import { Button, Page, Paper, Typography } from '@itinera/shared/ui';
import { SetUpSecondFactor } from '../security/SetUpSecondFactor';

/** Page of staff without a second factor, if the company requires one. */
export function SetUpNeeded() {
  return (
    <Page title="Set up a second factor">
      <Paper variant="outlined" sx={{ p: 3, maxWidth: 480, display: 'grid', gap: 2 }}>
        <Typography>
          Your company requires a second factor: sign-in will ask for a code of an app on your phone after the
          password. It takes a minute, and then you go on where you were.
        </Typography>
        <SetUpSecondFactor
          onDone={() => void loadProfile()}
          beside={<Button onClick={signOut}>Log Out</Button>}
        />
      </Paper>
    </Page>
  );
}
