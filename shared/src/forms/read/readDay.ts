import { doubtOfDay, formatDay, meaningOfDay, readTypedDay, type DayContext } from '@itinera/shared/format';
import type { Reader } from './reader';

const problem = 'Enter a date such as 01.03.2027.';

/** Parses a day as a person types it; stored as `2027-03-01`. Today changes while a form is open. */
export const readerOfDays = (contextNow: () => DayContext): Reader<string> => ({
  read: (text) => readTypedDay(text, contextNow()) ?? { typed: text, problem },
  show: formatDay,
  doubtOf: doubtOfDay,
  meaningOf: (text) => meaningOfDay(text, contextNow()),
});
