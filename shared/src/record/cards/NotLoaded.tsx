import { messageOf } from '@itinera/shared/data';
import { Button, RowsLoading, Typography } from '@itinera/shared/ui';

interface NotLoadedProps {
  /** `airports` */
  what: string;
  error: Error | null;
  onRetry: () => void;
  /** Rows of the placeholder: as many as there usually are. */
  rows?: number;
}

/**
 * Shown in place of entries that a card reads itself: a placeholder of their height, or why they could not be read. Earlier data stays visible
 * when it can't be refreshed: the notice above the cards reports that for the page.
 */
export const NotLoaded = ({ what, error, onRetry, rows = 3 }: NotLoadedProps) =>
  error ? (
    <Typography role="alert">
      {messageOf(error)} <Button onClick={onRetry}>Try again</Button>
    </Typography>
  ) : (
    <RowsLoading rows={rows} label={`Loading the ${what}`} />
  );
