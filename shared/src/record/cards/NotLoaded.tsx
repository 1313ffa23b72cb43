import { messageOf } from '@itinera/shared/data';
import { Button, Typography } from '@itinera/shared/ui';

interface NotLoadedProps {
  /** `airports` */
  what: string;
  error: Error | null;
  onRetry: () => void;
}

/**
 * Shown in place of entries that a card reads itself. Earlier data stays visible when it can't be refreshed: the notice above the cards
 * reports that for the page.
 */
export const NotLoaded = ({ what, error, onRetry }: NotLoadedProps) =>
  error ? (
    <Typography role="alert">
      {messageOf(error)} <Button onClick={onRetry}>Try again</Button>
    </Typography>
  ) : (
    <Typography color="textSecondary">Loading the {what}…</Typography>
  );
