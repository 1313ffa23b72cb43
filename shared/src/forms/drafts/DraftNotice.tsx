import { Alert, Button } from '@itinera/shared/ui';

/** Notice that the form shows a draft instead of the saved values. */
export function DraftNotice({ onForget }: { onForget: () => void }) {
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" size="small" onClick={onForget}>
          Start over
        </Button>
      }
    >
      Your unsaved input has been restored. It is not saved yet.
    </Alert>
  );
}
