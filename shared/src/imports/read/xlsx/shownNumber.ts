const dayMs = 86_400_000;

interface Shown {
  text: string;
  /** Whether the text is a plain number. */
  isNumber: boolean;
}

/** A number without the noise of binary fractions; an integer with all its digits. */
const plain = (raw: string): string =>
  /^-?\d+$/.test(raw) ? raw : String(Number(Number(raw).toPrecision(15)));

/** `14:30`, with seconds if there are some; a duration of more than a day in hours. */
function timeOf(serial: number): string {
  const seconds = Math.round(serial * 86_400);
  const two = (count: number) => String(count).padStart(2, '0');
  const time = `${two(Math.floor(seconds / 3600))}:${two(Math.floor(seconds / 60) % 60)}`;
  return seconds % 60 === 0 ? time : `${time}:${two(seconds % 60)}`;
}

/** `2027-03-01`, with the time if there is one. */
function dayOf(serial: number, from1904: boolean): string {
  const days = Math.floor(serial);
  const day = new Date(Date.UTC(from1904 ? 1904 : 1899, from1904 ? 0 : 11, from1904 ? 1 : 30) + days * dayMs);
  const time = timeOf(serial - days);
  return day.toISOString().slice(0, 10) + (time === '00:00' ? '' : ` ${time}`);
}

/** Placeholders of the first section, for positive numbers, without colours, literals and escapes. */
function placeholdersIn(format: string): string {
  const [first = ''] = format
    .replaceAll(/"[^"]*"|\\.|_.|\*./g, '')
    .replaceAll(/\[([hms])+\]/gi, '$1')
    .replaceAll(/\[[^\]]*\]/g, '')
    .split(';');
  return first.trim().toLowerCase();
}

/** Currency of a format, `€` of `[$€-2] #,##0.00`; an abbreviation such as `kr` can mean several. */
function currencyIn(format: string): string | undefined {
  const [, code = ''] = /\[\$([^\]-]+)/.exec(format) ?? [];
  if (/^(\p{Sc}|[A-Z]{3})$/u.test(code.trim())) return code.trim();
  return /\p{Sc}/u.exec(format.replaceAll(/\[[^\]]*\]/g, ''))?.[0];
}

/** A number as its cell shows it, as far as the format is understood: a day, a time, a percentage, leading zeros, a currency. */
export function shownNumber(raw: string, format: string, from1904: boolean): Shown {
  const number = Number(raw);
  const placeholders = placeholdersIn(format);
  if (!Number.isFinite(number) || placeholders === 'general') return { text: plain(raw), isNumber: true };
  if (/[ydmhs]/.test(placeholders)) {
    const isTime = /[hs]/.test(placeholders) && !/[yd]/.test(placeholders);
    return { text: isTime ? timeOf(number) : dayOf(number, from1904), isNumber: false };
  }
  if (placeholders.includes('%')) return { text: `${plain(String(number * 100))}%`, isNumber: false };
  if (/^0{2,}$/.test(placeholders) && /^\d+$/.test(raw))
    return { text: raw.padStart(placeholders.length, '0'), isNumber: false };
  const currency = currencyIn(format);
  return currency === undefined
    ? { text: plain(raw), isNumber: true }
    : { text: `${currency} ${plain(raw)}`, isNumber: true };
}
