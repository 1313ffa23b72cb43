import type { SearchResult } from '@itinera/shared/contracts';
import { formatTime, plural } from '@itinera/shared/format';
import { Link as RouterLink } from '@itinera/shared/router';
import { pathTo } from '@itinera/shared/routes';
import { Alert, Box, Button, Typography } from '@itinera/shared/ui';

interface ResultBarProps {
  result: SearchResult;
  /** Number of shown trips and hotels. */
  trips: number;
  hotels: number;
  isOld: boolean;
  onRefresh: () => void;
  /** Undefined if the setup hides net prices. */
  net: { isShown: boolean; toggle: () => void } | undefined;
  onSave: () => void;
}

/** Counts of the result, age of its prices, and actions on the whole search. */
export function ResultBar({ result, trips, hotels, isOld, onRefresh, net, onSave }: ResultBarProps) {
  const time = formatTime(Date.parse(result.priced_at));
  const hasTransfer = result.trips.some(({ transfer }) => transfer !== null);
  return (
    <>
      <Box
        sx={{
          display: 'flex',
          flexWrap: 'wrap',
          gap: 1,
          alignItems: 'center',
          minHeight: 32,
          '@media print': { '& button, & a': { display: 'none' } },
        }}
      >
        <Typography role="status" sx={{ fontWeight: 600 }}>
          {plural(trips, 'trip')} in {plural(hotels, 'hotel')}
        </Typography>
        <Typography color="textSecondary">
          Prices of {time}
          {hasTransfer && ', with transfer'}
        </Typography>
        <Button size="small" onClick={onRefresh}>
          Refresh
        </Button>
        <Box sx={{ ml: 'auto', display: 'flex', flexWrap: 'wrap' }}>
          {net && (
            <Button size="small" aria-pressed={!net.isShown} onClick={net.toggle}>
              {net.isShown ? 'Hide net prices' : 'Show net prices'}
            </Button>
          )}
          <Button size="small" onClick={onSave}>
            Save search
          </Button>
          <Button size="small" component={RouterLink} to={pathTo('search-result-helpers-setup')}>
            Setup
          </Button>
        </Box>
      </Box>
      {isOld && (
        <Alert
          severity="warning"
          sx={{ mb: 1 }}
          action={
            <Button color="inherit" onClick={onRefresh}>
              Refresh
            </Button>
          }
        >
          Prices of {time}. They hold no longer.
        </Alert>
      )}
      {result.has_more && (
        <Alert severity="info" sx={{ mb: 1 }}>
          More trips exist. These are the {result.trips.length} cheapest: narrow the search by place, hotel,
          days or price to see others.
        </Alert>
      )}
    </>
  );
}
