import { plural } from '@itinera/shared/format';
import { Alert, Button } from '@itinera/shared/ui';

interface OutdatedRowsProps {
  /** Number of rows that are no longer on this page of the list. */
  gone: number;
  /** Singular noun of a row: `city`. */
  noun: string;
  onShowCurrent: () => void;
}

/** Notice that the rows differ from the list: they stay until the person requests the current ones. */
export function OutdatedRows({ gone, noun, onShowCurrent }: OutdatedRowsProps) {
  return (
    <Alert
      severity="info"
      role="status"
      sx={{ mt: 1.5 }}
      action={
        <Button size="small" color="inherit" onClick={onShowCurrent}>
          Show current rows
        </Button>
      }
    >
      {gone > 0
        ? `No longer on this page of the list: ${plural(gone, noun)}. The rows stay in place until you show the current ones.`
        : 'The list has changed. The rows stay in place until you show the current ones.'}
    </Alert>
  );
}
