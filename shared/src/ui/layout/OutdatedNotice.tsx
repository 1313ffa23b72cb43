import { messageOf } from '@itinera/shared/data';
import { formatTime } from '@itinera/shared/format';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface OutdatedNoticeProps {
  error: Error;
  /** When the data were loaded, in milliseconds since 1970. */
  since: number;
  onRetry: () => void;
}

/** Shown above data that were loaded earlier while the server can't be reached: lists and record pages. */
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
