import { messageOf } from '@itinera/shared/data';
import { formatTime } from '@itinera/shared/format';
import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';

interface OutdatedNoticeProps {
  error: Error;
  /** When the data was loaded, in milliseconds since 1970. */
  since: number;
  /** The data belongs to an earlier request, not to the current one. */
  isEarlier?: boolean;
  onRetry: () => void;
}

/** Notice above data that was loaded earlier, while the server can't be reached: lists and record pages. */
export function OutdatedNotice({ error, since, isEarlier = false, onRetry }: OutdatedNoticeProps) {
  return (
    <Alert
      severity="warning"
      sx={{ py: 0 }}
      action={
        <Button color="inherit" size="small" onClick={onRetry}>
          Try again
        </Button>
      }
    >
      As of {formatTime(since)}
      {isEarlier && ', before your last step'}. {messageOf(error)}
    </Alert>
  );
}
