import { messageOf } from '@itinera/shared/data';
import { formatTime } from '@itinera/shared/format';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface OutdatedNoticeProps {
  error: Error;
  /** When it came, in milliseconds since 1970. */
  since: number;
  onRetry: () => void;
}

/** Above what was loaded and stays readable while the server can't be asked again: of lists and of pages of one record. */
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
