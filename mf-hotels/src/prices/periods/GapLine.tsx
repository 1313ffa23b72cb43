import { formatDay, plural } from '@itinera/shared/format';
import { Alert, Box, Button } from '@itinera/shared/ui';
import { nightsOf, type Gap } from './withGaps';

/** Nights between two periods, which can't be sold. */
export function GapLine({ gap, onFill }: { gap: Gap; onFill: () => void }) {
  const days = `${formatDay(gap.start_period)}–${formatDay(gap.end_period)}`;
  return (
    <Box component="li" sx={{ py: 0.5 }}>
      <Alert
        severity="warning"
        role="note"
        sx={{ py: 0, alignItems: 'center' }}
        action={
          <Button color="inherit" size="small" aria-label={`Add period ${days}`} onClick={onFill}>
            Add period
          </Button>
        }
      >
        Gap: {days}, {plural(nightsOf(gap), 'night')} without a price
      </Alert>
    </Box>
  );
}
