/** Whether the day exists: 31 February does not. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/** What comes first in a date. */
export type DayOrder = 'day' | 'month';

/** Slashes, spaces or hyphens, as Americans write with the month first; nobody does so with points. */
const eitherFirst = /^(?<first>\d{1,2})[/\s-](?<second>\d{1,2})[/\s-](?<year>\d{4})$/;
const withPoints = /^(?<first>\d{1,2})[.,/\s-](?<second>\d{1,2})[.,/\s-](?<year>\d{4})$/;
const withoutMarks = /^(?<first>\d{2})(?<second>\d{2})(?<year>\d{4})$/;
const iso = /^(?<year>\d{4})-(?<second>\d{2})-(?<first>\d{2})$/;

/**
 * Parses `1.3.2027`, `01032027` and `2027-03-01` as `2027-03-01`; undefined for other texts, also for short ones, whose year is a guess:
 * `readTypedDay` reads them where a person sees how. With the month first, `3/1/2027` is the same day.
 */
export function readDay(text: string, order: DayOrder = 'day'): string | undefined {
  const plain = text.trim();
  const monthFirst = order === 'month' ? eitherFirst.exec(plain) : null;
  const found = monthFirst ?? withPoints.exec(plain) ?? withoutMarks.exec(plain) ?? iso.exec(plain);
  const { first = '', second = '', year = '' } = found?.groups ?? {};
  const [day, month] = monthFirst ? [second, first] : [first, second];
  if (!isDay(Number(year), Number(month), Number(day)) || Number(year) < 1000) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}

/** Both meanings of a date such as `3/4/2027`, day first; undefined for an unambiguous one. */
export function twoDaysOf(text: string): readonly [string, string] | undefined {
  const [one, other] = [readDay(text, 'day'), readDay(text, 'month')];
  return one !== undefined && other !== undefined && one !== other ? [one, other] : undefined;
}

/** What comes first in the dates of a column, proven by unambiguous ones; undefined without proof, or with contradictions. */
export function dayOrderIn(texts: readonly string[]): DayOrder | undefined {
  const ofOneOrder = texts.flatMap((text): DayOrder[] => {
    if (!eitherFirst.test(text.trim())) return [];
    const [dayFirst, monthFirst] = [readDay(text, 'day'), readDay(text, 'month')];
    if (dayFirst === undefined) return monthFirst === undefined ? [] : ['month'];
    return monthFirst === undefined ? ['day'] : [];
  });
  const orders = new Set(ofOneOrder);
  return orders.size === 1 ? ofOneOrder[0] : undefined;
}
