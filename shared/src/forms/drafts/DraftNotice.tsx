import { Alert, Button } from '@itinera/shared/ui';

/** Says that the form shows a draft and not what is stored. */
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
