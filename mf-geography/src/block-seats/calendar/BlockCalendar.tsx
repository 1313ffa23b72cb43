import type { BlockSeat, blockSeats, Query } from '@itinera/shared/contracts';
import { formatDay, monthInWords, plural, plusMonths } from '@itinera/shared/format';
import { NotLoaded } from '@itinera/shared/record';
import { Box, Button, Typography, useMediaQuery, useShortcut, type Theme } from '@itinera/shared/ui';
import { weekdayName } from '../weekdays';
import { DayFlights } from './DayFlights';
import { fill } from './loadFill';
import { loadLevels, type LoadLevel } from './loadLevel';
import { RoutesOfMonth } from './RoutesOfMonth';
import { useBlocksOfMonth } from './useBlocksOfMonth';

interface BlockCalendarProps {
  /** Such as `2027-06`. */
  month: string;
  today: string;
  /** Filters of the list. */
  narrowed: Query<typeof blockSeats>;
  onMonth: (month: string) => void;
}

/** The departures of a month by flight and day, coloured by load; on a narrow window, day by day. */
export function BlockCalendar({ month, today, narrowed, onMonth }: BlockCalendarProps) {
  const { days, total, isComplete, failed } = useBlocksOfMonth(month, narrowed);
  const isNarrow = useMediaQuery((theme: Theme) => theme.breakpoints.down('md'));
  useShortcut('[', 'Previous month', () => onMonth(plusMonths(month, -1)));
  useShortcut(']', 'Next month', () => onMonth(plusMonths(month, 1)));
  const isEmpty = isComplete && days.size === 0;
  const Month = isNarrow ? DaysOfMonth : RoutesOfMonth;
  return (
    <section aria-label={`Departures in ${monthInWords(month)}`} aria-busy={!isComplete}>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1, mb: 1 }}>
        <Button size="small" color="inherit" onClick={() => onMonth(plusMonths(month, -1))}>
          ‹ {monthInWords(plusMonths(month, -1))}
        </Button>
        <Typography component="h2" variant="h6" aria-live="polite">
          {monthInWords(month)}
        </Typography>
        <Button size="small" color="inherit" onClick={() => onMonth(plusMonths(month, 1))}>
          {monthInWords(plusMonths(month, 1))} ›
        </Button>
        {month !== today.slice(0, 7) && (
          <Button size="small" color="inherit" onClick={() => onMonth(today.slice(0, 7))}>
            This month
          </Button>
        )}
        <Typography color="textSecondary" role="status">
          {isComplete && plural(total ?? 0, 'departure')}
        </Typography>
        <Legend />
      </Box>
      {failed ? (
        <NotLoaded what="departures" error={failed.error} onRetry={() => void failed.refetch()} />
      ) : isEmpty ? (
        <Typography color="textSecondary">No departures in {monthInWords(month)}.</Typography>
      ) : (
        <Month month={month} today={today} days={days} />
      )}
    </section>
  );
}

function Legend() {
  return (
    <Box component="ul" aria-label="Load" sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, m: 0, p: 0 }}>
      {(Object.keys(loadLevels) as LoadLevel[]).map((level) => (
        <Box
          component="li"
          key={level}
          sx={[{ listStyle: 'none', px: 0.75, fontSize: 12, lineHeight: '20px' }, fill(level)]}
        >
          {loadLevels[level]}
        </Box>
      ))}
    </Box>
  );
}

interface MonthProps {
  month: string;
  today: string;
  days: ReadonlyMap<string, readonly BlockSeat[]>;
}

/** Days with departures below each other, for screens too narrow for seven columns. */
function DaysOfMonth({ today, days }: MonthProps) {
  const flown = [...days.keys()].toSorted();
  return flown.map((day) => (
    <Box key={day} sx={{ mb: 1.5 }}>
      <Typography component="h3" variant="subtitle2" color={day === today ? 'primary' : undefined}>
        {weekdayName(day)} {formatDay(day)}
      </Typography>
      <DayFlights day={day} blocks={days.get(day) ?? []} />
    </Box>
  ));
}
