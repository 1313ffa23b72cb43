import { Alert, Button } from '@itinera/shared/ui';

/** The server takes its time; one need not go on waiting for the same answer. */
export function SlowNotice({ onRetry }: { onRetry: () => void }) {
  return (
    <Alert
      severity="info"
      role="status"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      This is taking longer than usual.
    </Alert>
  );
}
