import { Alert, Button } from '@itinera/shared/ui';

/** Tells that the form does not show what is stored, but what was typed before. */
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
      What you typed before is here again. It is not saved yet.
    </Alert>
  );
}
