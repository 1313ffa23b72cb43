import { messageOf } from '@itinera/shared/data';
import { formatTime } from '@itinera/shared/format';
import { Alert, Button } from '@itinera/shared/ui';

interface OutdatedNoticeProps {
  error: Error;
  /** When the rows came, in milliseconds since 1970. */
  since: number;
  onRetry: () => void;
}

/** What was loaded stays readable while the server can't be asked again. */
export function OutdatedNotice({ error, since, onRetry }: OutdatedNoticeProps) {
  return (
    <Alert
      severity="warning"
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      As of {formatTime(since)}. {messageOf(error)}
    </Alert>
  );
}
