import { messageOf } from '@itinera/shared/data';
import { Button, Typography } from '@itinera/shared/ui';

interface NotLoadedProps {
  /** `airports` */
  what: string;
  error: Error | null;
  onRetry: () => void;
}

/**
 * In place of entries that a card reads itself. What was loaded earlier stays when it can't be read again: the notice above the
 * cards says so for the whole page.
 */
export const NotLoaded = ({ what, error, onRetry }: NotLoadedProps) =>
  error ? (
    <Typography role="alert">
      {messageOf(error)} <Button onClick={onRetry}>Try again</Button>
    </Typography>
  ) : (
    <Typography color="textSecondary">Loading the {what}…</Typography>
  );
