/** Whether the day exists: 31 February does not. */
function isDay(year: number, month: number, day: number): boolean {
  const date = new Date(Date.UTC(year, month - 1, day));
  return date.getUTCMonth() === month - 1 && date.getUTCDate() === day;
}

/**
 * Parses `1.3.2027`, `01032027` and `2027-03-01` as `2027-03-01`; undefined if the text is no day. A year has four digits: which one
 * `27` means would be a guess.
 */
export function readDay(text: string): string | undefined {
  const plain = text.trim();
  const typed = /^(?<day>\d{1,2})[.,/\s-](?<month>\d{1,2})[.,/\s-](?<year>\d{4})$/.exec(plain);
  const run = /^(?<day>\d{2})(?<month>\d{2})(?<year>\d{4})$/.exec(plain);
  const iso = /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})$/.exec(plain);
  const { year = '', month = '', day = '' } = (typed ?? run ?? iso)?.groups ?? {};
  if (!isDay(Number(year), Number(month), Number(day)) || Number(year) < 1000) return undefined;
  return `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
}
