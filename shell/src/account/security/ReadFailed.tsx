import { messageOf } from '@itinera/shared/data';
import { Alert, Button } from '@itinera/shared/ui';

interface ReadFailedProps {
  /** Subject of the sentence: `Your sessions`. */
  what: string;
  error: Error;
  onRetry: () => void;
}

/** Shown in place of what could not be loaded. */
export const ReadFailed = ({ what, error, onRetry }: ReadFailedProps) => (
  <Alert
    severity="error"
    action={
      <Button color="inherit" size="small" onClick={onRetry}>
        Try again
      </Button>
    }
  >
    {what} could not be loaded. {messageOf(error)}
  </Alert>
);
