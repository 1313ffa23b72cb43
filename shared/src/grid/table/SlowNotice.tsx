import { Alert, Button } from '@itinera/shared/ui';

/** Reports a slow server, and offers a retry. */
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
