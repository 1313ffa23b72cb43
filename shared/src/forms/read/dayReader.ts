import type { DayContext } from '@itinera/shared/format';
import { today } from '@itinera/shared/state';
import { readerOfDays } from './readDay';

/** Reads days that count from today for the business, or from the day `since`. */
export const dayReaderOf = (around: Omit<DayContext, 'today'>) =>
  readerOfDays(() => ({ ...around, today: today() }));

export const dayReader = dayReaderOf({});

/** What can be typed besides a whole date. */
export const dayHint = 'Or 15.12, 151226, +7, sat';
