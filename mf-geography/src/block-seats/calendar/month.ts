import { addDays } from '@itinera/shared/contracts';

const nameOf = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** Parses a month such as `2027-06`; other texts give the month of `day`. */
export const readMonth = (text: string, day: string): string =>
  /^20\d\d-(0[1-9]|1[0-2])$/.test(text) ? text : day.slice(0, 7);

export const firstDayOf = (month: string): string => `${month}-01`;

/** Adds months to a month. */
export function plusMonths(month: string, months: number): string {
  const first = new Date(`${month}-01T00:00:00Z`);
  first.setUTCMonth(first.getUTCMonth() + months);
  return first.toISOString().slice(0, 7);
}

export const lastDayOf = (month: string): string => addDays(firstDayOf(plusMonths(month, 1)), -1);

/** Such as `June 2027`. */
export const monthInWords = (month: string): string => nameOf.format(new Date(`${month}-01T00:00:00Z`));
