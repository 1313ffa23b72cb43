import { plural } from '@itinera/shared/format';
import { Typography, useMediaQuery } from '@itinera/shared/ui';
import { formatDays } from '../rules/days';
import type { DayRange } from './dayRange';

const oneDay = 86_400_000;

const daysIn = ({ from, to }: DayRange): number => (Date.parse(to) - Date.parse(from)) / oneDay + 1;

/** The selected days in words, also for screen readers; none: how days are selected. */
export function RangeHint({ range }: { range: DayRange | undefined }) {
  const isTouched = useMediaQuery('(pointer: coarse)');
  const text = range
    ? `${formatDays(range.from, range.to)} · ${plural(daysIn(range), 'day')}${isTouched ? '. Tap the last day.' : ''}`
    : isTouched
      ? 'Stop a sale: hold the first day, then tap the last one.'
      : 'Stop a sale: drag over days, or Shift with arrows and Enter.';
  return (
    <Typography role="status" variant="body2" color="textSecondary">
      {text}
    </Typography>
  );
}
