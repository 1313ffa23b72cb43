import type { AnyCollection } from '@itinera/shared/contracts';
import { readAgain } from '@itinera/shared/data';
import { formatTime } from '@itinera/shared/format';
import { IconButton } from '@itinera/shared/ui';
import { icons } from './icons';

interface RefreshButtonProps {
  of: Pick<AnyCollection, 'path' | 'partOf'>;
  rows: { updatedAt: number; isFetching: boolean };
}

/** Reloads the list, and all else that the screen shows of its collection, and says when it was loaded. */
export function RefreshButton({ of, rows: { updatedAt, isFetching } }: RefreshButtonProps) {
  const since = updatedAt ? `As of ${formatTime(updatedAt)}` : undefined;
  return (
    <IconButton
      aria-label="Refresh"
      aria-description={since}
      title={since ? `Refresh. ${since}` : 'Refresh'}
      aria-busy={isFetching}
      color="inherit"
      onClick={() => void readAgain(of)}
      sx={{ width: 36, height: 36 }}
    >
      {icons.refresh}
    </IconButton>
  );
}
