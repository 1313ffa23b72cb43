import { addDays } from '@itinera/shared/contracts';
import { plusMonths } from '@itinera/shared/format';

/** Parses a month such as `2027-06`; other texts give the month of `day`. */
export const readMonth = (text: string, day: string): string =>
  /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : day.slice(0, 7);

export const firstDayOf = (month: string): string => `${month}-01`;

export const lastDayOf = (month: string): string => addDays(firstDayOf(plusMonths(month, 1)), -1);
