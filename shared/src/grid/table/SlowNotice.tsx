import { Alert, Button } from '@itinera/shared/ui';

/** Says that the server is slow, and offers to ask again. */
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
