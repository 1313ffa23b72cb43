import { formatTime } from '@itinera/shared/format';
import { IconButton } from '@itinera/shared/ui';
import { icons } from './icons';

interface RefreshButtonProps {
  rows: { updatedAt: number; isFetching: boolean; refetch: () => void };
}

/** Reloads the list and says when it was loaded. */
export function RefreshButton({ rows: { updatedAt, isFetching, refetch } }: RefreshButtonProps) {
  const since = updatedAt ? `As of ${formatTime(updatedAt)}` : undefined;
  return (
    <IconButton
      aria-label="Refresh"
      aria-description={since}
      title={since ? `Refresh. ${since}` : 'Refresh'}
      aria-busy={isFetching}
      color="inherit"
      onClick={refetch}
      sx={{ width: 36, height: 36 }}
    >
      {icons.refresh}
    </IconButton>
  );
}
