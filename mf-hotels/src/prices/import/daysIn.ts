const pattern = /(\d{4})-(\d{1,2})-(\d{1,2})|(?<!\d)(\d{1,2})[./](\d{1,2})[./](\d{4}|\d{2})(?!\d)/g;

/** Days in a text, written as `2027-05-01`, `01.05.2027`, `1.5.27` or `01/05/2027`, in the order of the text. */
export function daysIn(text: string): string[] {
  return [...text.matchAll(pattern)].flatMap(([, isoYear, isoMonth, isoDay, day, month, year = '']) => {
    const parts = [isoYear ?? (year.length === 2 ? `20${year}` : year), isoMonth ?? month, isoDay ?? day];
    const found = parts.map((part = '') => part.padStart(2, '0')).join('-');
    const date = new Date(`${found}T00:00:00Z`);
    // `Date` would turn 31 February into a day in March.
    return Number.isNaN(date.getTime()) || date.toISOString().slice(0, 10) !== found ? [] : [found];
  });
}
