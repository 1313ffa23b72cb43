import { addDays } from '@itinera/shared/contracts';
import { formatDay, plural } from '@itinera/shared/format';
import { nightsOf, withGaps, type Gap } from '../periods/withGaps';
import type { Finding } from './finding';

/** Contracts are made for a year and a half ahead; later gaps are not reported. */
const NIGHTS_AHEAD = 540;

/** Nights without a period within the horizon. */
export function gapsIn(periods: readonly Gap[], today: string): Finding[] {
  const last = addDays(today, NIGHTS_AHEAD - 1);
  return withGaps(periods).flatMap((line): Finding[] => {
    if (!('gap' in line) || line.gap.end_period < today || line.gap.start_period > last) return [];
    const { start_period, end_period } = line.gap;
    return [
      {
        text: `${formatDay(start_period)}–${formatDay(end_period)}, ${plural(nightsOf(line.gap), 'night')}`,
        dialog: 'periods',
        presets: { day: start_period },
      },
    ];
  });
}
