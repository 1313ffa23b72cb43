import type { PricePeriod } from '@itinera/shared/contracts';
import { formatDay, plural } from '@itinera/shared/format';
import { Box, Button, Typography } from '@itinera/shared/ui';
import { periodName } from './periodWords';
import { counted, type PricedIn } from './pricedIn';
import { nightsOf } from './withGaps';

export type PeriodTask = 'edit' | 'copy' | 'split' | 'delete';

const tasks = [
  ['edit', 'Edit'],
  ['copy', 'Copy'],
  ['split', 'Split'],
  ['delete', 'Delete'],
] as const;

/** Such as `31 nights · 3 to 14 nights · release 7 days · 42 prices`. */
function factsOf(period: PricePeriod, priced: PricedIn): string {
  const { min_nights, max_nights, release_days } = period;
  return [
    plural(nightsOf(period), 'night'),
    max_nights !== null && `stays of ${min_nights} to ${plural(max_nights, 'night')}`,
    max_nights === null && min_nights > 1 && `stays of at least ${plural(min_nights, 'night')}`,
    release_days > 0 && `release ${plural(release_days, 'day')}`,
    counted(priced) || 'no prices',
  ]
    .filter(Boolean)
    .join(' · ');
}

interface PeriodLineProps {
  period: PricePeriod;
  /** Entries of the period. */
  priced: PricedIn;
  onTask: (task: PeriodTask) => void;
}

/** A period with its actions. */
export const PeriodLine = ({ period, priced, onTask }: PeriodLineProps) => (
  <Box
    component="li"
    sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, py: 0.5, borderBottom: 1, borderColor: 'divider' }}
  >
    <Box sx={{ flex: '1 1 0', minWidth: 240, overflowWrap: 'anywhere' }}>
      <Box component="span" sx={{ fontWeight: 600, fontVariantNumeric: 'tabular-nums' }}>
        {formatDay(period.start_period)}–{formatDay(period.end_period)}
      </Box>
      {period.name && ` ${period.name}`}
      <Typography variant="body2" color="textSecondary">
        {factsOf(period, priced)}
      </Typography>
    </Box>
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center' }}>
      {tasks.map(([task, label]) => (
        <Button
          key={task}
          size="small"
          aria-label={`${label} ${periodName(period)}`}
          disabled={task === 'split' && nightsOf(period) < 2}
          onClick={() => onTask(task)}
          sx={{ minWidth: 0 }}
        >
          {label}
        </Button>
      ))}
    </Box>
  </Box>
);
