const nameOf = new Intl.DateTimeFormat('en', { month: 'long', year: 'numeric', timeZone: 'UTC' });

/** A month such as `2027-06`, so many months later. */
export function plusMonths(month: string, count: number): string {
  const [year = 0, number = 1] = month.split('-').map(Number);
  return new Date(Date.UTC(year, number - 1 + count, 1)).toISOString().slice(0, 7);
}

/** `2027-06` as `June 2027`. */
export const monthInWords = (month: string): string => nameOf.format(new Date(`${month}-01T00:00:00Z`));
