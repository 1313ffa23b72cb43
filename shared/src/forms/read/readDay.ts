import { doubtOfDay, formatDay, readDay } from '@itinera/shared/format';
import type { Reader } from './reader';

const problem = 'Enter a date such as 01.03.2027.';

/** Parses a day as a person types it; stored as `2027-03-01`. */
export const dayReader: Reader<string> = {
  read: (text) => readDay(text) ?? { typed: text, problem },
  show: formatDay,
  doubtOf: doubtOfDay,
};
